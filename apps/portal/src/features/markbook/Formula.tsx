import { useTexts } from '@semestr/ui/language.tsx';
import styles from './summary.module.css';
import { markbookTexts } from './texts.ts';

interface FormulaProps {
  /** What the marks come to. */
  sum: number;
  /** The same in parts: a sum for each semester. */
  parts?: readonly number[];
  /** How many marks they are. */
  count: number;
}

/** "= (38 + 44) ÷ 11". */
export function Formula({ sum, parts, count }: FormulaProps) {
  const t = useTexts(markbookTexts);
  const added = parts && parts.length > 1 ? `(${parts.join('\u00a0+\u00a0')})` : sum;
  return <span className={styles.formula}>{t('formula', { sum: added, count })}</span>;
}
