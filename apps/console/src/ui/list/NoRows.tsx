import { useTexts } from '@semestr/ui/language.tsx';
import { SearchX } from 'lucide-react';
import { useListContext, useResourceDefinition } from 'react-admin';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { uiTexts } from '../texts.ts';
import { FirstAdd } from './FirstAdd.tsx';
import { useMissing } from './use-missing.ts';

const NOTHING: readonly string[] = [];

/** A list without rows: says why, and the way on. `needs` are the kinds without which no record of this kind is made. */
export function NoRows({ needs = NOTHING }: { needs?: readonly string[] }) {
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
  if (Object.keys(filterValues).length === 0) return <NothingYet needs={needs} />;
  return (
    <Empty
      icon={SearchX}
      title={t('list.nothingFound')}
      hint={t('list.nothingFoundHint')}
      action={<Button onClick={() => setFilters({})}>{t('list.resetFilters')}</Button>}
    />
  );
}

/** Nothing has been written down yet: what comes first. */
export function NothingYet({ needs = NOTHING }: { needs?: readonly string[] }) {
  const t = useTexts(uiTexts);
  const { hasCreate } = useResourceDefinition();
  const missing = useMissing(hasCreate ? needs : []);
  return (
    <Empty
      icon={SearchX}
      title={t('list.empty')}
      {...(hasCreate && missing.length === 0 && { hint: t('list.emptyHint') })}
      action={missing.length > 0 && <FirstAdd resources={missing} />}
    />
  );
}
