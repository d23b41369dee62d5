import { useSearchParams } from '../../ui/use-search-params.ts';

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Reads the group and the semester from the address, so that a sheet can be shared. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    groupId: numberIn(search.get('groupId')),
    semester: numberIn(search.get('semester')),
    /** Another group starts at its current semester. */
    chooseGroup: (id: number | null) => setSearch(id === null ? {} : { groupId: String(id) }),
    chooseSemester: (semester: string) =>
      setSearch((now) => ({ groupId: now.get('groupId') ?? '', semester })),
  };
}

/** Returns the part of the address that identifies the sheet. */
export const sheetOf = (search: string): string => {
  const params = new URLSearchParams(search);
  return JSON.stringify([params.get('groupId'), params.get('semester')]);
};
