import { type RaRecord, useCreatePath, useListContext, useResourceContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Which request of the queue is open: by its address, or the first one. */
export interface Open {
  id: number | null;
  /** Its address names it: on a narrow screen it takes the place of the queue. */
  isChosen: boolean;
  /** Where a request, or the queue alone, is. */
  path: (id: number | null) => { pathname: string; search: string };
  /** Opens the one so many rows further on, if there is one. */
  move: (step: number) => void;
}

export function useOpenRequest(): Open {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data = [] } = useListContext<RaRecord>();
  const chosen = Number(useParams()['*']) || null;
  const ids = data.map(({ id }) => Number(id));
  const id = chosen ?? ids[0] ?? null;
  const path = (one: number | null) => {
    const queue = createPath({ resource, type: 'list' });
    return { pathname: one === null ? queue : `${queue}/${one}`, search };
  };
  return {
    id,
    isChosen: chosen !== null,
    path,
    move: (step) => {
      const at = id === null ? -1 : ids.indexOf(id);
      const next = at < 0 ? ids[0] : ids[at + step];
      if (next !== undefined) void navigate(path(next), { replace: chosen !== null });
    },
  };
}
