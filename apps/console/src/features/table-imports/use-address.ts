import type { TableImport } from '@semestr/api/table-imports';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type Columns = TableImport['columns'];

const isNumber = (value: unknown): value is number => Number.isInteger(value);

/** The columns that an address has: "lastName.2_firstName.3"; null where it has none. */
function columnsIn(text: string | null): Columns | null {
  if (text === null) return null;
  const pairs = text.split('_').map((pair) => pair.split('.'));
  const entries = pairs.flatMap(([field, column]): [string, number][] => {
    const number = Number(column);
    return field && isNumber(number) && number >= 0 ? [[field, number]] : [];
  });
  return Object.fromEntries(entries);
}

const textOf = (columns: Columns): string =>
  Object.entries(columns)
    .map(([field, column]) => `${field}.${column}`)
    .join('_');

/** At which step an import that is not stored yet stands, with its columns, as its address says; else as it was left. */
export function useAddress({ columns: kept, isChosen }: Pick<TableImport, 'columns' | 'isChosen'>) {
  const [search, setSearch] = useSearchParams();
  // Kept here too: the address follows a moment later, and whoever is quick would check the columns of before.
  const [chosen, setChosen] = useState(() => columnsIn(search.get('columns')));
  const columns = chosen ?? kept;
  const step = search.get('step') ?? (isChosen ? 'check' : 'columns');
  return {
    columns,
    step: step === 'check' ? ('check' as const) : ('columns' as const),
    choose: (changed: Columns) => {
      setChosen(changed);
      setSearch({ step: 'columns', columns: textOf(changed) }, { replace: true });
    },
    goTo: (next: 'columns' | 'check') => setSearch({ step: next, columns: textOf(columns) }),
    /** The address says no more than which import it is. */
    leaveSteps: () => setSearch({}, { replace: true }),
  };
}
