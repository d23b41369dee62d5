import type { TableCheck, TableImport } from '@semestr/api/table-imports';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { ArrowRight } from 'lucide-react';
import { PAGE_SIZE, rowHeading } from './FaultsTable.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';

type Change = TableCheck['changes'][number];

interface ChangesTableProps {
  row: TableImport;
  check: TableCheck;
}

const columnsOf = (
  t: TableImportTexts,
  row: TableImport,
  titles: ReadonlyMap<string, string>,
): readonly Column<Change>[] => [
  { key: 'row', head: rowHeading(t, row), isNamedOnCard: true, cell: ({ cell, row: at }) => cell ?? at },
  { key: 'record', head: t('changes.record'), cell: (change) => <Name {...change} /> },
  { key: 'what', head: t('changes.what'), cell: (change) => <Fields change={change} titles={titles} /> },
];

/** Changes to records: the values of new ones, and the old and new values of existing ones. */
export function ChangesTable({ row, check: { changes, counts } }: ChangesTableProps) {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  if (changes.length === 0) return null;
  const total = counts.created + counts.updated;
  const titles = new Map(row.fields.map(({ field, title }) => [field, title]));
  const count = number.format(changes.length);
  return (
    <Section
      title={t('changes.title')}
      note={
        total > changes.length && (
          <Caption>{t('changes.first', { shown: count, total: number.format(total) })}</Caption>
        )
      }
      className={styles.section}
    >
      <DataTable
        caption={t('changes.title')}
        isCaptionHidden
        columns={columnsOf(t, row, titles)}
        rows={changes}
        keyOf={(change) => change.row}
        pageSize={PAGE_SIZE}
        moreLabel={(left) => t('changes.more', { left: number.format(left) })}
        isPrivate
      />
    </Section>
  );
}

function Name({ name, event }: Change) {
  const t = useTexts(tableImportTexts);
  return (
    <>
      <b className={styles.first}>{name}</b>
      {event === 'create' && <span className={styles.need}> {t('changes.isNew')}</span>}
    </>
  );
}

function Fields({ change, titles }: { change: Change; titles: ReadonlyMap<string, string> }) {
  const t = useTexts(tableImportTexts);
  return (
    <ul className={styles.fields}>
      {change.fields.map(({ field, from, to }) => (
        <li key={field}>
          <span className={styles.second}>{titles.get(field) ?? field}</span>{' '}
          {change.event === 'update' && (
            <>
              <del className={styles.from}>{from ?? t('changes.nothing')}</del>{' '}
              <ArrowRight size={12} strokeWidth={1.75} aria-label={t('changes.becomes')} />{' '}
            </>
          )}
          <span>{to ?? t('changes.nothing')}</span>
        </li>
      ))}
    </ul>
  );
}
