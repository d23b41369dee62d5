import type { GridRow } from '@semestr/api/table-import-files';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { PAGE_SIZE } from './FaultsTable.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';

interface CellText {
  cell: string;
  text: string;
}

interface GridTablesProps {
  lessons: readonly GridRow[];
  /** Texts that could not be parsed as lessons. */
  others: readonly CellText[];
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

const columnsOf = (t: TableImportTexts): readonly Column<GridRow>[] => [
  { key: 'cell', head: t('grid.cell'), cell: ({ cell }) => <b className={styles.first}>{cell}</b> },
  { key: 'text', head: t('grid.text'), isNamedOnCard: true, cell: (row) => <Text {...row} /> },
  {
    key: 'lesson',
    head: t('grid.lesson'),
    isNamedOnCard: true,
    cell: ({ values }) => <Lesson values={values} />,
  },
  { key: 'groups', head: t('grid.groups'), isNamedOnCard: true, cell: ({ values }) => values['groups'] },
  { key: 'when', head: t('grid.when'), isNamedOnCard: true, cell: ({ values }) => <When values={values} /> },
  {
    key: 'where',
    head: t('grid.where'),
    isNamedOnCard: true,
    cell: ({ values }) => joined(values['rooms'], values['employees'], values['note']),
  },
];

const othersOf = (t: TableImportTexts): readonly Column<CellText>[] => [
  { key: 'cell', head: t('grid.cell'), cell: ({ cell }) => <b className={styles.first}>{cell}</b> },
  { key: 'text', head: t('grid.text'), cell: (one) => <Text {...one} /> },
];

const Text = ({ text }: CellText) => <span className={styles.cellText}>{text}</span>;

function Lesson({ values }: Pick<GridRow, 'values'>) {
  const t = useTexts(tableImportTexts);
  const { subject = '', type = '', subgroup = '' } = values;
  const subgroupText = subgroup && t('grid.subgroup', { subgroup });
  return (
    <>
      {subject === '' ? <span className={styles.missing}>{t('grid.noSubject')}</span> : subject}
      <span className={styles.second}> {joined(type, subgroupText)}</span>
    </>
  );
}

function When({ values }: Pick<GridRow, 'values'>) {
  const t = useTexts(tableImportTexts);
  const { day = '', date = '', startTime = '', endTime = '', weeks = '', startDate, endDate } = values;
  const time = [startTime, endTime].filter(Boolean).join('–');
  return (
    <>
      {joined(day || date, time)}
      <span className={styles.second}>
        {' '}
        {joined(weeks && t('grid.weeks', { weeks }), [startDate, endDate].filter(Boolean).join('–'))}
      </span>
    </>
  );
}

/** Result of parsing a timetable: the lessons by cell, and the texts that are not lessons. */
export function GridTables({ lessons, others }: GridTablesProps) {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  const moreLabel = (left: number): string => t('grid.more', { left: number.format(left) });
  return (
    <>
      {others.length > 0 && (
        <Section title={t('grid.others')} className={styles.section}>
          <DataTable
            caption={t('grid.others')}
            isCaptionHidden
            columns={othersOf(t)}
            rows={others}
            keyOf={({ cell }) => cell}
            pageSize={PAGE_SIZE}
            moreLabel={moreLabel}
            isNarrow
            isPrivate
          />
        </Section>
      )}
      <Section title={t('grid.lessons')} className={styles.section}>
        <DataTable
          caption={t('grid.lessons')}
          isCaptionHidden
          columns={columnsOf(t)}
          rows={lessons}
          keyOf={({ row }) => row}
          isMarked={({ values }) => values['subject'] === ''}
          pageSize={PAGE_SIZE}
          moreLabel={moreLabel}
          isPrivate
        />
      </Section>
    </>
  );
}
