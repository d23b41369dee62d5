import {
  addressOf,
  definitionAt,
  firstOf,
  isSameDefinition,
  type WrittenDefinition,
} from '@semestr/core/built-reports';
import { useGetOne } from 'react-admin';
import { useSearchParams } from '../../../ui/use-search-params.ts';
import type { SavedReport } from '../SavedReports.tsx';

/** Reads the definition of the report and the id of the saved report it started from out of the address. */
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

  /** Reads the current address, which may be newer than the rendered page. */
  function now(): { definition: WrittenDefinition | null; chart: string | null } {
    const address = new URLSearchParams(window.location.search);
    return { definition: definitionAt((name) => address.get(name)) ?? begun, chart: address.get('chart') };
  }

  const set = (next: WrittenDefinition, nextChart: string | null): void =>
    setSearch(
      {
        ...addressOf(next),
        ...(savedId !== null && { saved: String(savedId) }),
        ...(nextChart !== null && { chart: nextChart }),
      },
      { replace: true },
    );

  return {
    savedId,
    saved,
    /** Null until the saved report has loaded. */
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
