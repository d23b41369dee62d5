import type { RaRecord } from 'react-admin';
import type { Column } from './columns.ts';
import { useRemembered } from './remembered.ts';

/** Returns the columns selected by the user; the first links to the record and is always shown. */
export function useColumns<R extends RaRecord>(columns: readonly Column<R>[]) {
  const usual = columns.flatMap(({ source, isHidden = false }) => (isHidden ? [] : [source]));
  const { columns: chosen, remember } = useRemembered();
  const wanted: readonly string[] = chosen ?? usual;
  const isShown = ({ source }: Column<R>): boolean =>
    source === columns[0]?.source || wanted.includes(source);
  const setChosen = (sources: readonly string[] | null): void => remember({ columns: sources });
  return {
    visible: columns.filter(isShown),
    chosen,
    setChosen,
    isShown,
    toggle: (column: Column<R>): void =>
      setChosen(
        isShown(column) ? wanted.filter((source) => source !== column.source) : [...wanted, column.source],
      ),
  };
}

export type ChosenColumns<R extends RaRecord> = ReturnType<typeof useColumns<R>>;
