import { DataText } from '@semestr/ui/DataText.tsx';
import { barsOf, type Charted, chartColumns } from '@semestr/core/report-bars';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import styles from './chart.module.css';
import { reportTexts } from './texts.ts';

interface ChartProps {
  report: Charted;
  /** The column drawn as bars. Null for the default: the first, or the last when it is the sum of the others. */
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** Space for the number next to the longest bar, in pixels. */
const NUMBER = 64;

/** Returns the first numeric column, or the column of sums when the report has one column for each value. */
const defaultColumn = ({ columns }: Charted): string => {
  const numbers = chartColumns({ columns });
  return (numbers.find(({ key }) => key === 'total') ?? numbers[0])?.key ?? '';
};

/** A column of a report as a bar chart. In markup it is a table of names and numbers. */
export function Chart({ report, chosen, onChoose }: ChartProps) {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const numbers = chartColumns(report);
  const key = numbers.some((column) => column.key === chosen) ? (chosen ?? '') : defaultColumn(report);
  const { by, bars, others } = barsOf(report, key);
  const title = numbers.find((column) => column.key === key)?.title ?? '';
  const number = new Intl.NumberFormat(language);
  const caption = t('chart.caption', { column: title, by: by.join(', ') });
  return (
    <section aria-label={t('chart.title')} className={styles.chart}>
      {numbers.length > 1 && (
        <div className={styles.column}>
          <SelectField
            label={t('chart.column')}
            options={numbers.map((column) => ({ value: column.key, label: column.title }))}
            value={key}
            onChange={({ target }) => onChoose(target.value)}
          />
        </div>
      )}
      {bars.length === 0 ? (
        <p className={styles.nothing}>{t('chart.nothing', { column: title })}</p>
      ) : (
        // Focusable, so that a long chart can be scrolled with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scrolled} role="group" aria-label={caption} tabIndex={0}>
          <table className={styles.bars}>
            <caption>{caption}</caption>
            <tbody>
              {bars.map(({ name, value, part }, index) => (
                // Names are not unique.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row">
                    <DataText>{name}</DataText>
                  </th>
                  <td className={styles.track}>
                    <span
                      className={styles.bar}
                      style={{ width: `calc(${part} * (100% - ${NUMBER}px))` }}
                      aria-hidden
                    />
                    <span className={styles.number}>{number.format(value)}</span>
                  </td>
                </tr>
              ))}
              {others && (
                <tr className={styles.others}>
                  <th scope="row">{t('chart.others', { count: others.count })}</th>
                  <td>{others.value === null ? '–' : number.format(others.value)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
