import { classNames } from '@semestr/ui/class-names';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import {
  type RaRecord,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRecordName } from '../record/use-record-name.ts';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import { type Column, textOf, titleSourceOf } from './columns.ts';
import { Head } from './Head.tsx';
import styles from './table.module.css';
import { useListLayout } from './use-list-layout.ts';

interface TableProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  /** Whether rows can be selected. */
  isSelectable: boolean;
}

const classOf = <R extends RaRecord>({ isFigure, isMinor }: Column<R>): string =>
  classNames(isFigure && styles.figure, isMinor && styles.minor);

/** Rows of a list. The first column links to the record; the others wrap below it when there is no room. */
export function Table<R extends RaRecord>({ columns, isSelectable }: TableProps<R>) {
  const resource = useResourceContext() ?? '';
  const caption = useGetResourceLabel()(resource, 2);
  const { data = [], selectedIds, isPending } = useListContext<R>();
  const { container, layout, styleOf } = useListLayout(columns, isSelectable);
  const [first, ...others] = columns;
  return (
    <div ref={container}>
      <table className={classNames(table.table, styles.table)} data-layout={layout} aria-busy={isPending}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          {isSelectable && <col className={styles.tickColumn} />}
          <col />
          {others.map((column) => (
            <col
              key={column.source}
              style={styleOf(column)}
              className={column.isMinor ? styles.minor : styles.other}
            />
          ))}
        </colgroup>
        <Head columns={columns} isSelectable={isSelectable} classOf={classOf} />
        <tbody>
          {isPending && <WaitingRows rows={10} columns={columns.length + (isSelectable ? 1 : 0)} />}
          {data.map((record) => (
            <tr key={record.id} className={selectedIds.includes(record.id) ? styles.selected : undefined}>
              {isSelectable && <TickCell record={record} />}
              {first && <LeadCell record={record} column={first} others={others} />}
              {others.map((column) => (
                <td key={column.source} className={classNames(styles.other, classOf(column))}>
                  {contentOf(column, record)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function contentOf<R extends RaRecord>(column: Column<R>, record: R): ReactNode {
  const content = column.render ? column.render(record) : textOf(column, record);
  return typeof content === 'string' ? <DataText>{content}</DataText> : content;
}

/** Whether a stacked cell needs the name of its column, as numbers, dates, codes, yes and no do. */
const needsName = (text: string): boolean => /^\p{N}|^.{1,3}$/u.test(text);

interface LeadCellProps<R extends RaRecord> {
  record: R;
  column: Column<R>;
  others: readonly Column<R>[];
}

function LeadCell<R extends RaRecord>({ record, column, others }: LeadCellProps<R>) {
  const resource = useResourceContext() ?? '';
  const { hasShow, hasEdit } = useResourceDefinition();
  const createPath = useCreatePath();
  const nameOf = useFieldName();
  const recordName = useRecordName(resource);
  const isNameless = !column.render && textOf(column, record) === '';
  const content = isNameless ? <DataText>{recordName(record)}</DataText> : contentOf(column, record);
  const type = hasShow ? 'show' : 'edit';
  return (
    <td>
      {hasShow || hasEdit ? (
        <Link to={createPath({ resource, type, id: record.id })} className={styles.lead}>
          {content}
        </Link>
      ) : (
        <span className={styles.lead}>{content}</span>
      )}
      <span className={styles.below}>
        {others
          // Skips missing numbers, which would leave a label without a value.
          .filter((other) => !other.isMinor && !(other.isFigure && textOf(other, record) === ''))
          .map((other) => (
            <span key={other.source}>
              {needsName(textOf(other, record)) && (
                <span className={styles.name}>{nameOf(titleSourceOf(other))} </span>
              )}
              {contentOf(other, record)}
            </span>
          ))}
      </span>
    </td>
  );
}

function TickCell({ record }: { record: RaRecord }) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const nameOf = useRecordName(resource);
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <td className={styles.tickCell}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={t('list.selectRow', { name: nameOf(record) })}
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
      />
    </td>
  );
}
