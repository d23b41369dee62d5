import { useLanguage } from '@semestr/ui/language.tsx';
import { memo, useSyncExternalStore } from 'react';
import type { Sheet } from './sheet-store.ts';

interface AverageProps {
  sheet: Sheet;
  /** What it is of: "row 5". */
  of: string;
  keys: readonly string[];
}

/** The average of a row or a column; it follows what is typed. */
export const Average = memo(function Average({ sheet, of, keys }: AverageProps) {
  const language = useLanguage();
  const average = useSyncExternalStore(sheet.watch(of), () => sheet.average(keys));
  if (average === null) return <span aria-hidden>–</span>;
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
});
