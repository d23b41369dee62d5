import type { TableImportInList } from '@semestr/api/table-imports';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { tableImportTexts } from './texts/index.ts';

const outcomes = ['created', 'updated', 'unchanged', 'faulty', 'undone'] as const;

/** Returns a function that describes the result of an import: "добавлено 45, изменено 3". */
export function useOutcomeText(): (row: Pick<TableImportInList, 'counts'>) => string {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  return ({ counts }) => {
    const did = outcomes.filter((outcome) => counts[outcome] > 0);
    if (did.length === 0) return t('did.nothing');
    return did.map((outcome) => t(`did.${outcome}`, { number: number.format(counts[outcome]) })).join(', ');
  };
}
