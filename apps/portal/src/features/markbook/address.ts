import { useSearchParams } from 'react-router-dom';

/** Reads the semester from the address: `?semester=2`; null for all of them. */
export function useSemester() {
  const [search, setSearch] = useSearchParams();
  const requestedSemester = search.get('semester');
  return {
    semester: requestedSemester === null ? null : Number(requestedSemester),
    show: (semester: number | null): void =>
      setSearch(semester === null ? {} : { semester: String(semester) }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
