import table from './table.module.css';

/** Rows that are on their way; an answer that comes at once shows none of them. */
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
