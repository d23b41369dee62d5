import { useTexts } from '@semestr/ui/language.tsx';
import { SearchX } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { uiTexts } from '../texts.ts';

/** A list without rows: says why, and the way on. */
export function NoRows() {
  const t = useTexts(uiTexts);
  const { filterValues, setFilters, total, setPage } = useListContext();
  if (total !== undefined && total > 0)
    return (
      <Empty
        icon={SearchX}
        title={t('list.noSuchPage')}
        hint={t('list.noSuchPageHint')}
        action={<Button onClick={() => setPage(1)}>{t('list.toFirstPage')}</Button>}
      />
    );
  if (Object.keys(filterValues).length === 0) return <Empty icon={SearchX} title={t('list.empty')} />;
  return (
    <Empty
      icon={SearchX}
      title={t('list.nothingFound')}
      hint={t('list.nothingFoundHint')}
      action={<Button onClick={() => setFilters({})}>{t('list.resetFilters')}</Button>}
    />
  );
}
