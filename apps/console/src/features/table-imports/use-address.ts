import type { TableImport } from '@semestr/api/table-imports';
import { useSearchParams } from '../../ui/use-search-params.ts';

type Columns = TableImport['columns'];

/** The steps before the rows are stored: `head` selects another header. */
export type OpenStep = 'columns' | 'head' | 'check';

const stepOf = (text: string): OpenStep => (text === 'check' || text === 'head' ? text : 'columns');

const isNumber = (value: unknown): value is number => Number.isInteger(value);

/** Parses the columns in an address: "lastName.2_firstName.3"; null when there are none. */
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

/** Reads the step and the columns of a pending import from the address, or else from the stored import. */
export function useAddress({ columns: kept, isChosen }: Pick<TableImport, 'columns' | 'isChosen'>) {
  const [search, setSearch] = useSearchParams();
  const columns = columnsIn(search.get('columns')) ?? kept;
  const step = stepOf(search.get('step') ?? (isChosen ? 'check' : 'columns'));
  return {
    columns,
    step,
    choose: (changed: Columns) => setSearch({ step: 'columns', columns: textOf(changed) }, { replace: true }),
    goTo: (next: OpenStep) => setSearch({ step: next, columns: textOf(columns) }),
    /** Opens the second step without the previously selected columns. */
    restart: () => setSearch({ step: 'columns' }, { replace: true }),
    /** Keeps only the import's id in the address. */
    leaveSteps: () => setSearch({}, { replace: true }),
  };
}
