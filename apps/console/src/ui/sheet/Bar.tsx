import { Check, CircleAlert, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTexts } from '@semestr/ui/language.tsx';
import { type CellTexts, Decision } from './Decision.tsx';
import styles from './bar.module.css';
import type { Sheet, Summary } from './sheet-store.ts';
import { gridTexts } from './texts.ts';

interface BarProps {
  sheet: Sheet;
  about: CellTexts;
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
export function Bar({ sheet, about, summary, onGoTo }: BarProps) {
  const t = useTexts(gridTexts);
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
            <Decision key={key} cell={key} sheet={sheet} about={about} onGoTo={onGoTo} />
          ))}
        </ul>
      )}
    </section>
  );
}
