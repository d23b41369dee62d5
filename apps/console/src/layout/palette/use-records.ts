import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useCreatePath, useDataProvider, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Placement } from '../../records/define-resource.ts';
import { useNames } from '../../ui/record/use-record-name.ts';
import { layoutTexts } from '../texts.ts';
import type { Hit } from './hit.ts';
import { searchableTypes } from './searchable-types.ts';

/** Maximum number of results per record type; the list page shows all of them. */
const FEW = { page: 1, perPage: 4 };
/** A single letter is not selective enough. */
const MIN_LETTERS = 2;

/** Finds records of all searched types that contain the search text. */
export function useRecords(words: string): { hits: readonly Hit[]; isPending: boolean; error: Error | null } {
  const t = useTexts(layoutTexts);
  const provider = useDataProvider();
  const definitions = useResourceDefinitions<Placement>();
  const label = useGetResourceLabel();
  const nameOf = useNames();
  const createPath = useCreatePath();
  const isEnough = words.length >= MIN_LETTERS;

  const answers = useQueries({
    queries: searchableTypes.map(({ resource, sort, isMeant }) => ({
      queryKey: [resource, 'palette', words],
      queryFn: () =>
        provider.getList(resource, {
          filter: { q: words },
          sort: { field: sort, order: 'ASC' as const },
          pagination: FEW,
        }),
      enabled: isEnough && resource in definitions && (isMeant?.(words) ?? true),
      // Keeps the previous results, and with them the height of the list, while the next ones load.
      placeholderData: keepPreviousData,
    })),
  });

  const hits = searchableTypes.flatMap(({ resource, detail }, index): Hit[] => {
    const { data, isPlaceholderData: isStale = false } = answers[index] ?? {};
    const { data: rows = [], total = 0 } = (isEnough && data) || {};
    const { hasShow, options } = definitions[resource] ?? {};
    const group = label(resource, 2);
    const found = rows.map((record) => ({
      group,
      isStale,
      icon: options?.icon ?? FileSearch,
      to: createPath({ resource, type: hasShow ? 'show' : 'edit', id: record.id }),
      name: nameOf(resource, record),
      detail: (detail?.(record) ?? []).filter(Boolean).join(', '),
    }));
    if (total <= found.length) return found;
    const search = new URLSearchParams({ filter: JSON.stringify({ q: words }) }).toString();
    const to = `${createPath({ resource, type: 'list' })}?${search}`;
    return [
      ...found,
      { group, isStale, icon: FileSearch, to, name: t('more', { count: total - found.length }), detail: '' },
    ];
  });
  return {
    hits,
    isPending: isEnough && answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error)?.error ?? null,
  };
}
