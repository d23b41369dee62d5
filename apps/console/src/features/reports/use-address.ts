import { type one, type ParameterName, type ReportName, reportParameters } from '@semestr/api/reports';
import type { Request } from '@semestr/api/endpoint';
import { useSearchParams } from 'react-router-dom';

/** To what a report is narrowed, as it stands in the address. */
export type Conditions = NonNullable<Request<typeof one>['query']>;

/** A number that is opened: the keys of its row as JSON, and its column. */
export interface Opened {
  row: string;
  column: string;
}

/** The parameters of a report that an address has. */
function conditionsIn(name: ReportName, search: URLSearchParams): Record<string, string> {
  const given = reportParameters[name].flatMap((parameter) => {
    const value = search.get(parameter);
    return value === null || value === '' ? [] : [[parameter, value]];
  });
  return Object.fromEntries(given);
}

/** What the address says of a report: its conditions and the number that is open. A view is shared by its address. */
export function useAddress(name: ReportName) {
  const [search, setSearch] = useSearchParams();
  const [row, column] = [search.get('row'), search.get('column')];
  const given = conditionsIn(name, search);
  const chart = search.get('chart');
  /** Which column the chart shows goes along with whatever else changes. */
  const shown = chart === null ? {} : { chart };

  const withOpened = ({ row: keys, column: key }: Opened): string =>
    `?${new URLSearchParams({ ...given, ...shown, row: keys, column: key }).toString()}`;

  return {
    // An address may hold anything: what is no value of a parameter the server refuses, and the page says so.
    conditions: given as Conditions,
    opened: row === null || column === null ? null : { row, column },
    /** The column that the chart shows; null for the usual one. */
    chart,
    chooseChart: (key: string) => setSearch({ ...given, chart: key }, { replace: true }),
    /** Where a number is opened. */
    withOpened,
    /** The number is closed; another one may be opened. */
    close: () => setSearch({ ...given, ...shown }),
    /** Changes conditions; an empty one goes. What was opened belongs to the conditions of before. */
    narrow: (changes: Partial<Record<ParameterName, string>>) => {
      // Two days may be typed faster than the page follows its address.
      const now = conditionsIn(name, new URLSearchParams(window.location.search));
      setSearch(
        Object.fromEntries(
          Object.entries({ ...now, ...shown, ...changes }).filter(([, value]) => value !== ''),
        ),
        { replace: true },
      );
    },
    reset: () => setSearch({}, { replace: true }),
    /** Another report with the conditions that it takes too. */
    ofReport: (other: ReportName): string => {
      const kept = new URLSearchParams({ ...conditionsIn(other, search) }).toString();
      return `/reports/${other}${kept && `?${kept}`}`;
    },
  };
}
