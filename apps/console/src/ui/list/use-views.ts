import { useListContext } from 'react-admin';
import { useRemembered, type View } from './remembered.ts';

/** The views of a list that a person has saved, by their names. */
export function useViews() {
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { columns, views, remember } = useRemembered();
  const without = (name: string): readonly View[] => views.filter((view) => view.name !== name);
  return {
    views,
    /** One of the same name is replaced. */
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
