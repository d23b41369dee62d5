import { useLanguage } from '@semestr/ui/language.tsx';
import { memo, useSyncExternalStore } from 'react';
import type { Sheet } from './sheet-store.ts';

interface AverageProps {
  sheet: Sheet;
  /** Key of the row or column: "row 5". */
  of: string;
  keys: readonly string[];
}

/** Average of a row or a column; updates during editing. */
export const Average = memo(function Average({ sheet, of, keys }: AverageProps) {
  const language = useLanguage();
  const average = useSyncExternalStore(sheet.watch(of), () => sheet.average(keys));
  if (average === null) return <span aria-hidden>–</span>;
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
});
