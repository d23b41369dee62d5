import { useTexts } from '@semestr/ui/language.tsx';
import styles from './summary.module.css';
import { markbookTexts } from './texts.ts';

interface FormulaProps {
  /** Sum of the marks. */
  sum: number;
  /** The sum split by semester. */
  parts?: readonly number[];
  /** Number of marks. */
  count: number;
}

/** Formula of an average: "= (38 + 44) ÷ 11". */
export function Formula({ sum, parts, count }: FormulaProps) {
  const t = useTexts(markbookTexts);
  const added = parts && parts.length > 1 ? `(${parts.join('\u00a0+\u00a0')})` : sum;
  return <span className={styles.formula}>{t('formula', { sum: added, count })}</span>;
}
