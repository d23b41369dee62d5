import { useSearchParams } from 'react-router-dom';

/** Reads the semester from the address: `?semester=2`; null for all of them. */
export function useSemester() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('semester');
  return {
    semester: wanted === null ? null : Number(wanted),
    show: (semester: number | null): void =>
      setSearch(semester === null ? {} : { semester: String(semester) }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
