import type { TableFault, TableImport } from '@semestr/api/table-imports';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts.ts';

/** Maximum number of rows that a table shows. */
export const PAGE_SIZE = 25;

interface FaultsTableProps {
  row: TableImport;
  faults: readonly TableFault[];
  /** Total number of errors. */
  total: number;
}

/** Returns the column's title in the file, or the field's name. */
function titleOf(row: TableImport, { field, column }: TableFault, t: TableImportTexts): string {
  if (field === null) return t('faults.whole');
  const title = row.fields.find((one) => one.field === field)?.title ?? field;
  return (column === null ? '' : row.head[column]) || title;
}

/** Returns the expected format of the field's cells. */
const formOf = (row: TableImport, { field }: TableFault): string | undefined =>
  row.fields.find((one) => one.field === field)?.form;

const columnsOf = (t: TableImportTexts, row: TableImport): readonly Column<TableFault>[] => [
  { key: 'row', head: t('faults.row'), isNamedOnCard: true, cell: (fault) => fault.row },
  { key: 'column', head: t('faults.column'), cell: (fault) => titleOf(row, fault, t) },
  {
    key: 'value',
    head: t('faults.value'),
    isNamedOnCard: true,
    cell: ({ value }) => <Value value={value} />,
  },
  {
    key: 'reason',
    head: t('faults.reason'),
    cell: (fault) => <Reason fault={fault} form={formOf(row, fault)} />,
  },
];

/** Lists errors by row and column; renders nothing when there are none. */
export function FaultsTable({ row, faults, total }: FaultsTableProps) {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  if (faults.length === 0) return null;
  const count = number.format(faults.length);
  return (
    <Section
      title={t('faults.title')}
      note={
        total > faults.length && (
          <Caption>{t('faults.first', { shown: count, total: number.format(total) })}</Caption>
        )
      }
      className={styles.section}
    >
      <DataTable
        caption={t('faults.title')}
        isCaptionHidden
        columns={columnsOf(t, row)}
        rows={faults}
        keyOf={({ row: at, field }) => `${at} ${field ?? ''}`}
        pageSize={PAGE_SIZE}
        moreLabel={(left) => t('faults.more', { left: number.format(left) })}
        isPrivate
      />
    </Section>
  );
}

function Value({ value }: { value: string }) {
  const t = useTexts(tableImportTexts);
  return value === '' ? <span className={styles.second}>{t('faults.empty')}</span> : value;
}

function Reason({ fault: { reason, about }, form }: { fault: TableFault; form: string | undefined }) {
  const t = useTexts(tableImportTexts);
  return <span className={styles.reason}>{sentence()}</span>;

  function sentence(): string {
    const named = { about: about ?? '' };
    if (reason === 'repeated') return t('reasons.repeated', named);
    if (reason === 'clash') return t('reasons.clash', named);
    if (reason === 'group-has-head') return t('reasons.group-has-head', named);
    return reason === 'format' ? t('reasons.format', { form: form ?? '' }) : t(`reasons.${reason}`);
  }
}
