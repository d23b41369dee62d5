import * as calls from '@semestr/api/table-import-files';
import type { TableFault, TableImport } from '@semestr/api/table-imports';
import { capitalise } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { reasonSentence } from '@semestr/core/table-import-reasons';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';

/** Maximum number of rows that a table shows. */
export const PAGE_SIZE = 25;

interface FaultsTableProps {
  row: TableImport;
  faults: readonly TableFault[];
  /** Total number of errors. */
  total: number;
  /** Opens the correction of a row; null when rows can no longer be corrected. */
  onMend: ((row: number) => void) | null;
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

/** Returns the title of the first column, which for a timetable identifies a cell instead of a row. */
export const rowHeading = (t: TableImportTexts, { grid }: Pick<TableImport, 'grid'>): string =>
  t(grid ? 'grid.cell' : 'faults.row');

const columnsOf = (
  t: TableImportTexts,
  row: TableImport,
  onMend: FaultsTableProps['onMend'],
): readonly Column<TableFault>[] => [
  { key: 'row', head: rowHeading(t, row), isNamedOnCard: true, cell: (fault) => fault.cell ?? fault.row },
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
  ...(onMend
    ? [
        {
          key: 'mend',
          head: t('mend.action'),
          isHeadHidden: true,
          cell: (fault: TableFault) => <CorrectButton fault={fault} onMend={onMend} />,
        },
      ]
    : []),
];

/** Lists errors by row and column; renders nothing when there are none. */
export function FaultsTable({ row, faults, total, onMend }: FaultsTableProps) {
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
      <RefusedFiles id={row.id} />
      <DataTable
        caption={t('faults.title')}
        isCaptionHidden
        columns={columnsOf(t, row, onMend)}
        rows={faults}
        keyOf={({ row: at, field }) => `${at} ${field ?? ''}`}
        pageSize={PAGE_SIZE}
        moreLabel={(left) => t('faults.more', { left: number.format(left) })}
        isPrivate
      />
    </Section>
  );
}

/** Downloads the rows with errors, to correct them in the file and upload it again. */
function RefusedFiles({ id }: Pick<TableImport, 'id'>) {
  const t = useTexts(tableImportTexts);
  const request = { params: { id: String(id) } };
  return (
    <div className={styles.files}>
      <DownloadButton call={calls.refused} request={request}>
        {t('faults.asWorkbook')}
      </DownloadButton>
      <DownloadButton call={calls.refusedCsv} request={request}>
        {t('faults.asText')}
      </DownloadButton>
    </div>
  );
}

interface CorrectButtonProps {
  fault: TableFault;
  onMend: (row: number) => void;
}

function CorrectButton({ fault: { row, cell }, onMend }: CorrectButtonProps) {
  const t = useTexts(tableImportTexts);
  return (
    <Button
      look="text"
      aria-label={t('mend.label', { row: cell ?? String(row) })}
      onClick={() => onMend(row)}
    >
      {t('mend.action')}
    </Button>
  );
}

function Value({ value }: { value: string }) {
  const t = useTexts(tableImportTexts);
  return value === '' ? <span className={styles.second}>{t('faults.empty')}</span> : value;
}

function Reason({ fault, form }: { fault: TableFault; form: string | undefined }) {
  return <span className={styles.reason}>{reasonOf(fault, form, useLanguage())}</span>;
}

/** Describes why a cell is invalid; `form` is the expected format. */
export const reasonOf = (
  { reason, about }: TableFault,
  form: string | undefined,
  language: Language,
): string => capitalise(reasonSentence({ reason, about, form }, language));
