import { useTexts } from '@semestr/ui/language.tsx';
import { SearchX } from 'lucide-react';
import { useListContext, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { uiTexts } from '../texts/index.ts';
import { FirstAdd } from './FirstAdd.tsx';
import { isImportable } from './TableImportLink.tsx';
import { useEmptyResources } from './use-empty-resources.ts';

const NOTHING: readonly string[] = [];

/**
 * Empty state of a list, with the reason and the next step. `needs` are the record types that are required to create a
 * record of this type.
 */
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
  if (Object.keys(filterValues).length === 0) return <NoRecords needs={needs} />;
  return (
    <Empty
      icon={SearchX}
      title={t('list.nothingFound')}
      hint={t('list.nothingFoundHint')}
      action={<Button onClick={() => setFilters({})}>{t('list.resetFilters')}</Button>}
    />
  );
}

/** Shown when there are no records at all: explains how to create one, or what has to be created first. */
export function NoRecords({ needs = NOTHING }: { needs?: readonly string[] }) {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition();
  const missing = useEmptyResources(hasCreate ? needs : []);
  return (
    <Empty
      icon={SearchX}
      title={translate(`resources.${resource}.noneYet`)}
      {...(hasCreate &&
        missing.length === 0 && {
          hint: t(isImportable(resource) ? 'list.emptyHintTable' : 'list.emptyHint'),
        })}
      action={missing.length > 0 && <FirstAdd resources={missing} />}
    />
  );
}
