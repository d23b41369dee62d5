import { useListContext } from 'react-admin';
import { useListPreferences, type View } from './list-preferences.ts';

/** The user's saved views of a list, sorted by name. */
export function useViews() {
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { columns, views, remember } = useListPreferences();
  const without = (name: string): readonly View[] => views.filter((view) => view.name !== name);
  return {
    views,
    /** Replaces a view of the same name. */
    save: (name: string): void => {
      const view = { name, filter: filterValues, sort, columns };
      remember({ views: [...without(name), view].toSorted((a, b) => a.name.localeCompare(b.name)) });
    },
    remove: (name: string): void => remember({ views: without(name) }),
    show: (view: View): void => {
      setFilters(view.filter);
      setSort(view.sort);
      remember({ columns: view.columns });
    },
  };
}
