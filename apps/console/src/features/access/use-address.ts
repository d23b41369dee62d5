import { type PersonKind, personKinds } from '@semestr/api/access';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** Somebody, by their number. */
export interface Chosen {
  kind: PersonKind;
  id: number;
}

/** "students/1040001": who is open. */
function chosenIn(path: string): Chosen | null {
  const [name, number = ''] = path.split('/');
  const kind = personKinds.find((one) => one === name);
  return kind && /^\d{1,9}$/.test(number) ? { kind, id: Number(number) } : null;
}

const searchOf = (words: string): string =>
  words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`;

/** Whom the page is about, as it stands in the address: what was searched for, and who of those found is open. */
export function useAddress() {
  const { '*': path = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const words = search.get('q') ?? '';
  return {
    words,
    chosen: chosenIn(path),
    /** Another search closes whoever was open. */
    find: (sought: string) => void navigate(`/access${searchOf(sought)}`, { replace: true }),
    pathOf: ({ kind, id }: Chosen): string => `/access/${kind}/${id}${searchOf(words)}`,
  };
}
