import { useTexts } from '@semestr/ui/language.tsx';
import styles from './bug-report.module.css';
import { type Circumstances, factsOf } from './facts.ts';
import { bugReportTexts } from './texts.ts';

/** Facts that are attached automatically. They are displayed, so that users see everything they send. */
export function Facts({ circumstances }: { circumstances: Circumstances }) {
  const t = useTexts(bugReportTexts);
  return (
    <table className={styles.facts}>
      <caption>{t('facts')}</caption>
      <tbody>
        {factsOf(circumstances, t).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{t(`fact.${name}`)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
