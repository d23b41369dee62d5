import type { TableImportInList } from '@semestr/api/table-imports';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { tableImportTexts } from './texts.ts';

const deeds = ['created', 'updated', 'unchanged', 'faulty', 'undone'] as const;

/** What an import did, in words: "добавлено 45, изменено 3". */
export function useDid(): (row: Pick<TableImportInList, 'counts'>) => string {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  return ({ counts }) => {
    const did = deeds.filter((deed) => counts[deed] > 0);
    if (did.length === 0) return t('did.nothing');
    return did.map((deed) => t(`did.${deed}`, { number: number.format(counts[deed]) })).join(', ');
  };
}
