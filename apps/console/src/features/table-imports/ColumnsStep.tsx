import type { TableImport } from '@semestr/api/table-imports';
import { Button } from '@semestr/ui/Button.tsx';
import { classNames } from '@semestr/ui/class-names';
import { missingFields } from '@semestr/core/table-import-columns';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { ChevronDown, CircleAlert } from 'lucide-react';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';
import { columnNames, UnusedColumns } from './UnusedColumns.tsx';

type Columns = TableImport['columns'];

interface ColumnsStepProps {
  row: TableImport;
  columns: Columns;
  onChoose: (columns: Columns) => void;
  /** Opens the step that selects another header. */
  onChooseHead: () => void;
  onCheck: () => void;
}

/** A field with the data that its row shows. */
interface FieldRow {
  field: TableImport['fields'][number];
  column: number | undefined;
  /** Whether the field is required, but neither it nor an alternative has a column. */
  isMissing: boolean;
  samples: readonly string[];
  options: readonly string[];
  onChoose: (column: number | null) => void;
}

const columnsOf = (t: TableImportTexts): readonly Column<FieldRow>[] => [
  { key: 'field', head: t('columns.field'), cell: (one) => <FieldName {...one} /> },
  { key: 'column', head: t('columns.column'), cell: (one) => <ColumnChoice {...one} /> },
  {
    key: 'sample',
    head: t('columns.sample'),
    cell: ({ samples }) => (
      <span className={classNames(styles.second, styles.besideChoice)}>{samples.slice(0, 2).join(', ')}</span>
    ),
  },
];

/** The second step: selects the column for each field. */
export function ColumnsStep({ row, columns, onChoose, onChooseHead, onCheck }: ColumnsStepProps) {
  const t = useTexts(tableImportTexts);
  const options = columnNames(row, t);
  const missing = (['key', 'new'] as const).flatMap((need) => missingFields(row.fields, need, columns));
  const isMissing = missing.some(({ need }) => need === 'key');
  const rows = row.fields.map((field): FieldRow => {
    const column = columns[field.field];
    return {
      field,
      column,
      isMissing: missing.includes(field),
      samples: column === undefined ? [] : row.samples.map((cells) => cells[column] ?? '').filter(Boolean),
      options,
      onChoose: (chosen) => onChoose(withColumn(columns, field.field, chosen)),
    };
  });
  return (
    <>
      {row.place && <p className={styles.note}>{t('head.current', { row: row.place.row })}</p>}
      <Section title={t('columns.title')} className={styles.section}>
        <DataTable
          caption={t('columns.title')}
          isCaptionHidden
          columns={columnsOf(t)}
          rows={rows}
          keyOf={({ field }) => field.field}
          isMarked={(one) => one.field.need === 'key' && one.isMissing}
          isPrivate
        />
      </Section>
      <UnusedColumns row={row} columns={columns} />
      <div className={styles.act}>
        <Button look="primary" disabled={isMissing} onClick={onCheck}>
          {t('columns.check')}
        </Button>
        {row.hasSheets && <Button onClick={onChooseHead}>{t('head.choose')}</Button>}
        {isMissing && <span className={styles.why}>{t('columns.wantsKeys')}</span>}
      </div>
    </>
  );
}

/** Sets or removes the column of a field. A column that another field used is moved to this one. */
function withColumn(columns: Columns, field: string, column: number | null): Columns {
  const others = Object.entries(columns).filter(([other, at]) => other !== field && at !== column);
  return Object.fromEntries(column === null ? others : [...others, [field, column]]);
}

/** Name of a field, whether it is required, and its value when it has no column. */
function FieldName({ field: { title, need }, column, isMissing }: FieldRow) {
  const t = useTexts(tableImportTexts);
  const isRequired = need !== 'none' && (isMissing || column !== undefined);
  return (
    <div className={styles.besideChoice}>
      <b className={styles.first}>{title}</b>
      {isRequired && (
        <span className={styles.need}> {t(need === 'key' ? 'columns.required' : 'columns.requiredNew')}</span>
      )}
      {isMissing && (
        <span className={need === 'key' ? styles.missing : styles.note}>
          {need === 'key' && <CircleAlert size={14} strokeWidth={1.75} aria-hidden />}
          {t(need === 'key' ? 'columns.keyMissing' : 'columns.newMissing')}
        </span>
      )}
    </div>
  );
}

function ColumnChoice({ field: { title }, column, options, onChoose }: FieldRow) {
  const t = useTexts(tableImportTexts);
  return (
    <div className={fields.withButton}>
      <select
        aria-label={`${title}: ${t('columns.column')}`}
        className={fields.input}
        value={column ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('columns.none')}</option>
        {options.map((name, index) => (
          // Two columns may have the same title.
          <option key={`${name} ${index.toString()}`} value={index}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} className={fields.arrow} aria-hidden />
    </div>
  );
}
