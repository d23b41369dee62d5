import { type PersonKind, personKinds } from '@semestr/api/access';
import { useNavigate, useParams } from 'react-router-dom';
import { useSearchParams } from '../../ui/use-search-params.ts';

/** A person, by their number. */
export interface SelectedPerson {
  kind: PersonKind;
  id: number;
}

/** Parses the selected person, as in "students/1040001". */
function parseSelectedPerson(path: string): SelectedPerson | null {
  const [name, number = ''] = path.split('/');
  const kind = personKinds.find((one) => one === name);
  return kind && /^\d{1,9}$/.test(number) ? { kind, id: Number(number) } : null;
}

const searchOf = (words: string): string =>
  words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`;

/** Reads the page's state from the address: the search text and the selected person. */
export function useAddress() {
  const { '*': path = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const words = search.get('q') ?? '';
  return {
    words,
    chosen: parseSelectedPerson(path),
    /** A new search closes the selected person. */
    find: (sought: string) => void navigate(`/access${searchOf(sought)}`, { replace: true }),
    pathOf: ({ kind, id }: SelectedPerson): string => `/access/${kind}/${id}${searchOf(words)}`,
  };
}
