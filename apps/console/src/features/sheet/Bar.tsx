import { Check, CircleAlert, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTexts } from '@semestr/ui/language.tsx';
import { Decision } from './Decision.tsx';
import type { SheetData } from './sheet-data.ts';
import styles from './bar.module.css';
import type { Sheet, Summary } from './sheet-store.ts';
import { sheetTexts } from './texts.ts';

interface BarProps {
  sheet: Sheet;
  data: SheetData;
  summary: Summary;
  /** Moves to a cell by its key. */
  onGoTo: (key: string) => void;
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const keys = [
  ['F8', 'toTrouble'],
  ['Enter', 'below'],
  ['F2', 'correct'],
  ['Del', 'erase'],
  ['Ctrl Z', 'takeBack'],
] as const;

/** Number of cells in each state, with those that require a decision. */
export function Bar({ sheet, data, summary, onGoTo }: BarProps) {
  const t = useTexts(sheetTexts);
  const { saved, saving, conflicts, refused } = summary;
  return (
    <section aria-label={t('bar')} className={styles.bar}>
      <div className={styles.line}>
        <p role="status" className={styles.counts}>
          <span className={styles.saved}>
            <Check {...icon} /> {t('count.saved')} <b>{saved}</b>
          </span>
          <span>
            <LoaderCircle {...icon} /> {t('count.saving')} <b>{saving}</b>
          </span>
          {conflicts.length > 0 && (
            <span className={styles.conflict}>
              <TriangleAlert {...icon} /> {t('count.conflict')} <b>{conflicts.length}</b>
            </span>
          )}
          {refused.length > 0 && (
            <span className={styles.refused}>
              <CircleAlert {...icon} /> {t('count.refused')} <b>{refused.length}</b>
            </span>
          )}
        </p>
        <p className={styles.keys}>
          {keys.map(([key, does]) => (
            <span key={key}>
              <kbd className={styles.key}>{key}</kbd> {t(`keys.${does}`)}
            </span>
          ))}
        </p>
      </div>
      {conflicts.length + refused.length > 0 && (
        <ul className={styles.decisions}>
          {[...conflicts, ...refused].map((key) => (
            <Decision key={key} cell={key} sheet={sheet} data={data} onGoTo={onGoTo} />
          ))}
        </ul>
      )}
    </section>
  );
}
