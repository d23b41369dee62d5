import { stored } from '@semestr/ui/stored';
import { type SortPayload, useResourceContext } from 'react-admin';

/** What a list shows: to what it is narrowed, in which order, in which columns (null: the usual ones). */
export interface View {
  name: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
  columns: readonly string[] | null;
}

/** What somebody prefers of one list. */
interface Remembered {
  /** The chosen columns; null for the usual ones. */
  columns: readonly string[] | null;
  views: readonly View[];
}

type Lists = Readonly<Partial<Record<string, Remembered>>>;

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

/** Kept in this browser, over all sessions: a habit of whoever sits at it. */
const kept = stored<Lists>('console.lists', (value) => {
  const known = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    known.flatMap(([resource, list]) =>
      isObject(list)
        ? [[resource, { columns: columnsIn(list['columns']), views: viewsIn(list['views']) }]]
        : [],
    ),
  );
});

const NOTHING: Remembered = { columns: null, views: [] };

/** What is remembered of the list that is shown, and what changes it. */
export function useRemembered(): Remembered & { remember: (change: Partial<Remembered>) => void } {
  const resource = useResourceContext() ?? '';
  const own = kept.use()[resource] ?? NOTHING;
  return {
    ...own,
    remember: (change) => {
      const lists = kept.get();
      kept.set({ ...lists, [resource]: { ...(lists[resource] ?? NOTHING), ...change } });
    },
  };
}
