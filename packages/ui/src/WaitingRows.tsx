import table from './table.module.css';

/** Placeholder rows, which stay invisible when the response arrives immediately. */
export const WaitingRows = ({ rows, columns }: { rows: number; columns: number }) =>
  Array.from({ length: rows }, (_row, row) => (
    <tr key={row} className={table.waiting} aria-hidden>
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column}>
          <span />
        </td>
      ))}
    </tr>
  ));
