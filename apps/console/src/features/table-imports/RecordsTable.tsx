import type { TableImport } from '@semestr/api/table-imports';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';
import { PAGE_SIZE } from './FaultsTable.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';

type Stored = TableImport['records'][number];

const columnsOf = (t: TableImportTexts, kind: TableImport['kind']): readonly Column<Stored>[] => [
  { key: 'row', head: t('result.row'), isNamedOnCard: true, cell: ({ row }) => row },
  { key: 'record', head: t('result.record'), cell: ({ id }) => <ReferenceLink resource={kind} id={id} /> },
];

/** Records that an import created or updated, with links to their pages. */
export function RecordsTable({ row: { kind, records } }: { row: TableImport }) {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  if (records.length === 0) return null;
  return (
    <Section title={t('result.records')} className={styles.section}>
      <DataTable
        caption={t('result.records')}
        isCaptionHidden
        columns={columnsOf(t, kind)}
        rows={records}
        keyOf={({ row }) => row}
        pageSize={PAGE_SIZE}
        moreLabel={(left) => t('result.moreRecords', { left: number.format(left) })}
        isPrivate
      />
    </Section>
  );
}
