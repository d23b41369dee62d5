import { stored } from '@semestr/ui/stored';
import { type SortPayload, useResourceContext } from 'react-admin';

/** A saved view of a list: its filters, sort order, and columns (null: the default ones). */
export interface View {
  name: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
  columns: readonly string[] | null;
}

/** The user's preferences for one list. */
interface ListPreferences {
  /** Selected columns; null for the default ones. */
  columns: readonly string[] | null;
  views: readonly View[];
}

type Lists = Readonly<Partial<Record<string, ListPreferences>>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const columnsIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;

function viewsIn(value: unknown): View[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((view: unknown): View[] => {
    if (!isObject(view) || typeof view['name'] !== 'string' || !isObject(view['sort'])) return [];
    const { name, filter, sort, columns } = view;
    const order = sort['order'] === 'DESC' ? 'DESC' : 'ASC';
    return [
      {
        name,
        filter: isObject(filter) ? { ...filter } : {},
        sort: { field: String(sort['field']), order },
        columns: columnsIn(columns),
      },
    ];
  });
}

/** Stored in this browser across sessions, as a preference of its user. */
const storedPreferences = stored<Lists>('console.lists', (value) => {
  const entries = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([resource, list]) =>
      isObject(list)
        ? [[resource, { columns: columnsIn(list['columns']), views: viewsIn(list['views']) }]]
        : [],
    ),
  );
});

const NOTHING: ListPreferences = { columns: null, views: [] };

/** Returns the preferences for the current list, with a function that changes them. */
export function useListPreferences(): ListPreferences & {
  remember: (change: Partial<ListPreferences>) => void;
} {
  const resource = useResourceContext() ?? '';
  const own = storedPreferences.use()[resource] ?? NOTHING;
  return {
    ...own,
    remember: (change) => {
      const lists = storedPreferences.get();
      storedPreferences.set({ ...lists, [resource]: { ...(lists[resource] ?? NOTHING), ...change } });
    },
  };
}
