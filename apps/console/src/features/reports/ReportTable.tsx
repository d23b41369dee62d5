import { DataText } from '@semestr/ui/DataText.tsx';
import type { Report } from '@semestr/api/reports';
import type { Language } from '@semestr/core/languages';
import { namingColumns } from '@semestr/core/report-bars';
import { translator } from '@semestr/core/texts';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import styles from './reports.module.css';
import { reportTexts } from './texts.ts';
import type { Opened } from './use-address.ts';

/** A row of a reply with its index. */
interface Row {
  index: number;
  cells: Report['rows'][number];
  values: Report['values'][number];
  keys: Report['keys'][number];
}

/** The part of a reply that standard and custom reports share. */
type DisplayedReport = Pick<Report, 'columns' | 'rows' | 'values' | 'keys'>;

interface ReportTableProps {
  title: string;
  report: DisplayedReport | undefined;
  /** Totals of all rows, in the order of the columns. */
  totals?: Row['cells'] | undefined;
  isFetching: boolean;
  /** Returns the link of a number, for reports whose numbers can be opened. */
  linkOf?: (opened: Opened) => string;
}

const PAGE = 50;

/** Describes a row in words: "Факультет: ФИС, Курс: 2". */
export const rowInWords = ({ columns }: Pick<Report, 'columns'>, cells: Report['rows'][number]): string =>
  namingColumns({ columns })
    .map((index) => `${columns[index]?.title}: ${cells[index] ?? '–'}`)
    .join(', ');

type Cell = Row['cells'][number];

const formatterIn =
  (language: Language) =>
  (value: Cell): string =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : (value ?? '–');

/** Returns the columns of a report; a number with records behind it links to them. */
function columnsOf(
  report: DisplayedReport,
  { language, linkOf }: Pick<ReportTableProps, 'linkOf'> & { language: Language },
): Column<Row>[] {
  const t = translator(reportTexts, language);
  const format = formatterIn(language);
  return report.columns.map(({ key, title, type, opens }, at) => ({
    key,
    head: title,
    isNumber: type === 'number',
    isNamedOnCard: at > 0,
    sortBy: ({ values }) => values[at] ?? '',
    cell: ({ cells, keys }) => {
      const value = cells[at] ?? null;
      if (!opens || !linkOf || value === 0)
        return (
          <span>
            <DataText>{format(value)}</DataText>
          </span>
        );
      const announced = { number: format(value), column: title, row: rowInWords(report, cells) };
      return (
        <Link
          to={linkOf({ row: JSON.stringify(keys), column: key })}
          className={styles.number}
          aria-label={t('open', announced)}
        >
          {announced.number}
        </Link>
      );
    },
  }));
}

/** The rows of a report. */
export function ReportTable({ title, report, totals, isFetching, linkOf }: ReportTableProps) {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const rows = report?.rows.map((cells, index) => ({
    index,
    cells,
    values: report.values[index] ?? [],
    keys: report.keys[index] ?? {},
  }));
  return (
    <div className={styles.table} aria-busy={isFetching}>
      <DataTable
        caption={title}
        isCaptionHidden
        columns={report ? columnsOf(report, { language, ...(linkOf && { linkOf }) }) : []}
        rows={rows}
        keyOf={({ index }) => index}
        foot={totals?.map((cell) => (cell === null ? '' : formatterIn(language)(cell)))}
        pageSize={PAGE}
        moreLabel={(left) => t('more', { count: Math.min(left, PAGE) })}
      />
    </div>
  );
}
