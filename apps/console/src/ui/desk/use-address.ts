import type { QueuedRequest, QueueFilter } from '@semestr/api/requests';
import { type RequestKind, requestKinds } from '@semestr/core/request-kinds';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** Which request is meant. */
export type RequestId = Pick<QueuedRequest, 'kind' | 'id'>;

export const keyOf = ({ kind, id }: RequestId): string => `${kind}/${id}`;

/** Where the desk is. */
export const DESK = 'requests';

export const shownStates = ['waiting', 'decided', 'any'] as const;
type ShownState = (typeof shownStates)[number];

const PAGE_SIZE = 50;

/** A whole number in the address that is at least 1; null for anything else. */
function countIn(text: string | null | undefined): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** What the conditions are called in the address. */
interface Conditions {
  kind: readonly RequestKind[];
  overdue: boolean;
  state: ShownState;
  facultyId: number | null;
  q: string;
}

function conditionsIn(search: URLSearchParams): Conditions {
  const kinds = search.get('kind')?.split(',') ?? [];
  return {
    kind: requestKinds.filter((kind) => kinds.includes(kind)),
    overdue: search.has('overdue'),
    state: shownStates.find((state) => state === search.get('state')) ?? 'waiting',
    facultyId: countIn(search.get('faculty')),
    q: search.get('q') ?? '',
  };
}

/** What is not the usual stands in the address. */
function asSearch({ kind, overdue, state, facultyId, q }: Conditions): Record<string, string> {
  return {
    ...(kind.length > 0 && { kind: kind.join(',') }),
    ...(overdue && { overdue: '1' }),
    ...(state !== 'waiting' && { state }),
    ...(facultyId !== null && { faculty: String(facultyId) }),
    ...(q !== '' && { q }),
  };
}

const asFilter = ({ kind, overdue, state, facultyId, q }: Conditions): QueueFilter => ({
  state,
  ...(kind.length > 0 && { kind: [...kind] }),
  ...(overdue && { overdue: true as const }),
  ...(facultyId !== null && { facultyId }),
  ...(q !== '' && { q }),
});

/** What the address says of the desk: to what the queue is narrowed, its page, and which request is open. */
export function useAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [kindPart, idPart] = useParams()['*']?.split('/') ?? [];
  const kind = requestKinds.find((one) => one === kindPart);
  const id = countIn(idPart);
  const conditions = conditionsIn(search);
  const given = asSearch(conditions);
  const page = countIn(search.get('page')) ?? 1;
  const perPage = countIn(search.get('size')) ?? PAGE_SIZE;
  const paged = (to: { page: number; perPage: number }): Record<string, string> => ({
    ...given,
    ...(to.page > 1 && { page: String(to.page) }),
    ...(to.perPage !== PAGE_SIZE && { size: String(to.perPage) }),
  });
  /** Another queue, of which no request is chosen yet. */
  const show = (params: Record<string, string>, options?: { replace: boolean }): void => {
    void navigate({ pathname: `/${DESK}`, search: new URLSearchParams(params).toString() }, options);
  };
  return {
    conditions,
    isNarrowed: Object.keys(given).length > 0,
    filter: asFilter(conditions),
    page,
    perPage,
    /** The request that the address names. On a narrow screen it takes the place of the queue. */
    open: kind !== undefined && id !== null ? { kind, id } : null,
    /** Where a request, or the queue alone, is. */
    path: (request: RequestId | null) => ({
      pathname: request === null ? `/${DESK}` : `/${DESK}/${keyOf(request)}`,
      search: new URLSearchParams(paged({ page, perPage })).toString(),
    }),
    /** Changes what the conditions are by then: the address moves before a page is drawn by it. */
    narrow: (change: Partial<Conditions> | ((present: Conditions) => Partial<Conditions>)) => {
      const present = conditionsIn(new URLSearchParams(window.location.search));
      const changes = typeof change === 'function' ? change(present) : change;
      show(asSearch({ ...present, ...changes }), { replace: true });
    },
    reset: () => show({}, { replace: true }),
    turn: (to: number) => show(paged({ page: to, perPage })),
    setPerPage: (size: number) => show(paged({ page: 1, perPage: size })),
  };
}

export type Address = ReturnType<typeof useAddress>;
