import { openBugReportStates } from '@semestr/core/bug-reports';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { Chip, Chips } from '../../ui/Chip.tsx';
import { type BugReportWords, bugReportTexts } from './texts.ts';
import { useAssignees } from './use-report.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Filter for reports that support has not finished. */
export const openFilter: Filter = { state: [...openBugReportStates] };

const ONE_ROW = { page: 1, perPage: 1 };
const ANY_ORDER = { field: 'id', order: 'ASC' } as const;

/** Filter keys that chips set. Search text and dates are kept when another chip is selected. */
const OWN_KEYS = ['state', 'assigneeId', 'mergedIntoId'];

const without = (filter: Filter, keys: readonly string[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)));

const isEqual = (one: Filter, other: Filter): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the part of a filter that chips set, in a fixed key order. */
const chipFilterOf = (filter: Filter): Filter =>
  Object.fromEntries(OWN_KEYS.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])));

/** The queue, and its parts: new reports, those in progress, the user's own, and finished ones. */
export function ReportChips() {
  const t = useTexts(bugReportTexts);
  const provider = useDataProvider();
  const { filterValues, setFilters, resource } = useListContext();
  const own = useAssignees().data?.find(({ isOwn }) => isOwn);
  const chips: readonly (readonly [keyof BugReportWords['chips'], Filter])[] = [
    ['open', openFilter],
    ['new', { state: ['new'] }],
    ['inProgress', { state: ['in-progress'] }],
    ...(own ? [['mine', { ...openFilter, assigneeId: own.id }] as const] : []),
    ['finished', { state: ['answered', 'closed'] }],
    ['all', {}],
  ];
  const counts = useQueries({
    queries: chips.slice(0, -2).map(([, filter]) => ({
      queryKey: [resource, 'chip', filter],
      queryFn: async () =>
        (await provider.getList(resource, { filter, sort: ANY_ORDER, pagination: ONE_ROW })).total ?? 0,
    })),
  });
  return (
    <Chips label={t('chips.label')}>
      {chips.map(([name, filter], index) => (
        <Chip
          key={name}
          name={t(`chips.${name}`)}
          count={counts[index]?.data}
          isChosen={isEqual(chipFilterOf(filterValues), filter)}
          onChoose={() => setFilters({ ...without(filterValues, OWN_KEYS), ...filter })}
        />
      ))}
    </Chips>
  );
}
