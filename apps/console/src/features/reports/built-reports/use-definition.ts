import type { savedReports } from '@semestr/api/built-reports';
import type { Reply } from '@semestr/api/endpoint';
import {
  addressOf,
  definitionAt,
  firstOf,
  isSameDefinition,
  type WrittenDefinition,
} from '@semestr/core/built-reports';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

export type SavedReport = Reply<typeof savedReports.one>;

/** The address of a saved report: what it counts is what is stored. */
export const savedAddress = (id: number): string => `/reports/built?saved=${id}`;

/** What the address says of the report that is being built, and the saved one that it began with. */
export function useDefinition() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('saved');
  const savedId = named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const chart = search.get('chart');
  const query = useGetOne<SavedReport>('saved-reports', { id: savedId ?? 0 }, { enabled: savedId !== null });
  const saved = savedId === null ? null : (query.data ?? null);
  const written = definitionAt((name) => search.get(name));
  const begun: WrittenDefinition | null = savedId === null ? firstOf('students') : saved;
  const definition = written ?? begun;

  /** The definition as the address has it by now, which may be further than the page that is shown. */
  function now(): { definition: WrittenDefinition | null; chart: string | null } {
    const address = new URLSearchParams(window.location.search);
    return { definition: definitionAt((name) => address.get(name)) ?? begun, chart: address.get('chart') };
  }

  const set = (next: WrittenDefinition, shown: string | null): void =>
    setSearch(
      {
        ...addressOf(next),
        ...(savedId !== null && { saved: String(savedId) }),
        ...(shown !== null && { chart: shown }),
      },
      { replace: true },
    );

  return {
    savedId,
    saved,
    /** Null until the saved one has come. */
    definition,
    error: savedId === null ? null : query.error,
    refetch: query.refetch,
    isChanged: saved !== null && written !== null && !isSameDefinition(written, saved),
    chart,
    change: (change: (before: WrittenDefinition) => WrittenDefinition) => {
      const before = now();
      if (before.definition) set(change(before.definition), before.chart);
    },
    chooseChart: (key: string) => {
      const { definition: before } = now();
      if (before) set(before, key);
    },
  };
}
