import { type one, type ParameterName, type ReportName, reportParameters } from '@semestr/api/reports';
import type { Request } from '@semestr/api/endpoint';
import { useSearchParams } from '../../ui/use-search-params.ts';

/** Conditions of a report, as stored in the address. */
export type Conditions = NonNullable<Request<typeof one>['query']>;

/** An opened number: the keys of its row as JSON, and its column. */
export interface Opened {
  row: string;
  column: string;
}

/** Returns the report parameters in an address. */
function conditionsIn(name: ReportName, search: URLSearchParams): Record<string, string> {
  const entries = reportParameters[name].flatMap((parameter) => {
    const value = search.get(parameter);
    return value === null || value === '' ? [] : [[parameter, value]];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads a report's state from the address: its conditions and the opened number. Sharing the address shares the view.
 */
export function useAddress(name: ReportName) {
  const [search, setSearch] = useSearchParams();
  const [row, column] = [search.get('row'), search.get('column')];
  const conditions = conditionsIn(name, search);
  const chart = search.get('chart');
  /** Keeps the chart's column when other parameters change. */
  const chartParam = chart === null ? {} : { chart };

  const withOpened = ({ row: keys, column: key }: Opened): string =>
    `?${new URLSearchParams({ ...conditions, ...chartParam, row: keys, column: key }).toString()}`;

  return {
    // The address may be invalid: the server then rejects it, and the page shows the error.
    conditions: conditions as Conditions,
    opened: row === null || column === null ? null : { row, column },
    /** The column shown in the chart; null for the default. */
    chart,
    chooseChart: (key: string) => setSearch({ ...conditions, chart: key }, { replace: true }),
    /** Returns the address of an opened number. */
    withOpened,
    /** Closes the opened number, so that another one can be opened. */
    close: () => setSearch({ ...conditions, ...chartParam }),
    /**
     * Changes conditions and removes empty ones. Closes the opened number, which belongs to the previous conditions.
     */
    narrow: (changes: Partial<Record<ParameterName, string>>) =>
      setSearch(
        (now) =>
          Object.fromEntries(
            Object.entries({ ...conditionsIn(name, now), ...chartParam, ...changes }).filter(
              ([, value]) => value !== '',
            ),
          ),
        { replace: true },
      ),
    reset: () => setSearch({}, { replace: true }),
    /** Returns the address of another report, keeping the conditions that it also supports. */
    ofReport: (other: ReportName): string => {
      const kept = new URLSearchParams({ ...conditionsIn(other, search) }).toString();
      return `/reports/${other}${kept && `?${kept}`}`;
    },
  };
}
