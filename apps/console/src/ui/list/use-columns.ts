import type { RaRecord } from 'react-admin';
import type { Column } from './columns.ts';
import { useListPreferences } from './list-preferences.ts';

/** Returns the columns selected by the user. The first links to the record and is always shown. */
export function useColumns<R extends RaRecord>(columns: readonly Column<R>[]) {
  const usual = columns.flatMap(({ source, isHidden = false }) => (isHidden ? [] : [source]));
  const { columns: chosen, remember } = useListPreferences();
  const selectedFields: readonly string[] = chosen ?? usual;
  const isShown = ({ source }: Column<R>): boolean =>
    source === columns[0]?.source || selectedFields.includes(source);
  const setChosen = (sources: readonly string[] | null): void => remember({ columns: sources });
  return {
    visible: columns.filter(isShown),
    chosen,
    setChosen,
    isShown,
    toggle: (column: Column<R>): void =>
      setChosen(
        isShown(column)
          ? selectedFields.filter((source) => source !== column.source)
          : [...selectedFields, column.source],
      ),
  };
}

export type ChosenColumns<R extends RaRecord> = ReturnType<typeof useColumns<R>>;
