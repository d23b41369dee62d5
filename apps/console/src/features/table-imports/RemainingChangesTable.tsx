import { reasonTexts } from '@semestr/api/reasons';
import type { TableImport } from '@semestr/api/table-imports';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { PAGE_SIZE } from './FaultsTable.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';

type RemainingChange = TableImport['left'][number];

const Reason = ({ reason }: RemainingChange) => useTexts(reasonTexts)(reason);

const columnsOf = (t: TableImportTexts): readonly Column<RemainingChange>[] => [
  { key: 'row', head: t('result.row'), isNamedOnCard: true, cell: ({ row }) => row },
  { key: 'reason', head: t('result.reason'), cell: (one) => <Reason {...one} /> },
];

/** Changes that could not be undone, with the reasons; renders nothing when there are none. */
export function RemainingChangesTable({ left }: { left: readonly RemainingChange[] }) {
  const t = useTexts(tableImportTexts);
  if (left.length === 0) return null;
  return (
    <>
      <Section title={t('result.left')} className={styles.section}>
        <DataTable
          caption={t('result.left')}
          isCaptionHidden
          columns={columnsOf(t)}
          rows={left}
          keyOf={({ row }) => row}
          pageSize={PAGE_SIZE}
          moreLabel={(more) => t('result.moreRecords', { left: String(more) })}
        />
      </Section>
      <p className={styles.note}>{t('result.leftHint')}</p>
    </>
  );
}
