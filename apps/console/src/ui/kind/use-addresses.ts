import { useDebounced } from '@semestr/ui/debounced';
import { useGetList } from 'react-admin';

const TYPING_MS = 250;
const ALIKE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'urlId', order: 'ASC' } } as const;

/** Loads the page addresses that contain a text, so that a proposed address is unused; empty while loading. */
export function useAddresses(resource: string, address: string): ReadonlySet<string> {
  const settled = useDebounced(address, TYPING_MS);
  const { data = [] } = useGetList<{ id: number; urlId: string }>(
    resource,
    { ...ALIKE, filter: { q: settled } },
    { enabled: settled !== '' },
  );
  return new Set(data.map(({ urlId }) => urlId));
}
