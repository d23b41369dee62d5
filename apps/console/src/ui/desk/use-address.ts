import type { QueuedRequest, QueueFilter } from '@semestr/api/requests';
import { type RequestKind, requestKinds } from '@semestr/core/requests/kinds';
import { useNavigate, useParams } from 'react-router-dom';
import { useSearchParams } from '../use-search-params.ts';

/** Identifies a request. */
export type RequestId = Pick<QueuedRequest, 'kind' | 'id'>;

export const keyOf = ({ kind, id }: RequestId): string => `${kind}/${id}`;

/** Path of the request queue. */
export const DESK = 'requests';

export const visibleStates = ['waiting', 'asked', 'decided', 'any'] as const;
type VisibleState = (typeof visibleStates)[number];

const PAGE_SIZE = 50;

/** Parses a whole number of at least 1 from the address; null for anything else. */
function countIn(text: string | null | undefined): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** Names of the filters in the address. */
interface Conditions {
  kind: readonly RequestKind[];
  overdue: boolean;
  /** Only requests assigned to the user. */
  mine: boolean;
  state: VisibleState;
  facultyId: number | null;
  q: string;
}

function conditionsIn(search: URLSearchParams): Conditions {
  const kinds = search.get('kind')?.split(',') ?? [];
  return {
    kind: requestKinds.filter((kind) => kinds.includes(kind)),
    overdue: search.has('overdue'),
    mine: search.has('mine'),
    state: visibleStates.find((state) => state === search.get('state')) ?? 'waiting',
    facultyId: countIn(search.get('faculty')),
    q: search.get('q') ?? '',
  };
}

/** Omits default values. */
function toSearch({ kind, overdue, mine, state, facultyId, q }: Conditions): Record<string, string> {
  return {
    ...(kind.length > 0 && { kind: kind.join(',') }),
    ...(overdue && { overdue: '1' }),
    ...(mine && { mine: '1' }),
    ...(state !== 'waiting' && { state }),
    ...(facultyId !== null && { faculty: String(facultyId) }),
    ...(q !== '' && { q }),
  };
}

const toFilter = ({ kind, overdue, mine, state, facultyId, q }: Conditions): QueueFilter => ({
  state,
  ...(kind.length > 0 && { kind: [...kind] }),
  ...(overdue && { overdue: true as const }),
  ...(mine && { isMine: true as const }),
  ...(facultyId !== null && { facultyId }),
  ...(q !== '' && { q }),
});

/** Reads the state of the request queue from the address: its filters, its page, and the open request. */
export function useAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [kindPart, idPart] = useParams()['*']?.split('/') ?? [];
  const kind = requestKinds.find((one) => one === kindPart);
  const id = countIn(idPart);
  const conditions = conditionsIn(search);
  const filterParams = toSearch(conditions);
  const page = countIn(search.get('page')) ?? 1;
  const perPage = countIn(search.get('size')) ?? PAGE_SIZE;
  const paged = (to: { page: number; perPage: number }): Record<string, string> => ({
    ...filterParams,
    ...(to.page > 1 && { page: String(to.page) }),
    ...(to.perPage !== PAGE_SIZE && { size: String(to.perPage) }),
  });
  /** Shows another queue, with no request open. */
  const show = (params: Record<string, string>, options?: { replace: boolean }): void => {
    void navigate({ pathname: `/${DESK}`, search: new URLSearchParams(params).toString() }, options);
  };
  return {
    conditions,
    isNarrowed: Object.keys(filterParams).length > 0,
    filter: toFilter(conditions),
    page,
    perPage,
    /** The request in the address. On a narrow screen it replaces the queue. */
    open: kind !== undefined && id !== null ? { kind, id } : null,
    /** Returns the path of a request, or of the queue alone. */
    path: (request: RequestId | null) => ({
      pathname: request === null ? `/${DESK}` : `/${DESK}/${keyOf(request)}`,
      search: new URLSearchParams(paged({ page, perPage })).toString(),
    }),
    /** Changes the filters in the current address, which may be newer than the rendered one. */
    narrow: (change: Partial<Conditions> | ((present: Conditions) => Partial<Conditions>)) => {
      const present = conditionsIn(new URLSearchParams(window.location.search));
      const changes = typeof change === 'function' ? change(present) : change;
      show(toSearch({ ...present, ...changes }), { replace: true });
    },
    reset: () => show({}, { replace: true }),
    turn: (to: number) => show(paged({ page: to, perPage })),
    setPerPage: (size: number) => show(paged({ page: 1, perPage: size })),
  };
}

export type Address = ReturnType<typeof useAddress>;
