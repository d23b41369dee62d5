import { lessonTypeIds, type JournalType } from '@semestr/core/journal';
import { useSearchParams } from 'react-router-dom';

/** What the address says of the sheet. */
export type Parameter = 'groupId' | 'term' | 'subject' | 'type' | 'subgroup';

/** What goes when a choice changes: it belonged to the one before. */
const narrower: Readonly<Record<Parameter, readonly Parameter[]>> = {
  groupId: ['term', 'subject', 'type', 'subgroup'],
  term: ['subject', 'type', 'subgroup'],
  subject: ['type', 'subgroup'],
  type: [],
  subgroup: [],
};

const isType = (type: string | null): type is JournalType => type !== null && type in lessonTypeIds;

/** What of an address says whose marks of what they are: with another one it is another sheet. */
export function sheetOf(search: string): string {
  const params = new URLSearchParams(search);
  return JSON.stringify([params.get('groupId'), params.get('term'), params.get('subject')]);
}

/** Which sheet is shown, as it stands in the address: a sheet is shared by it. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const [groupId, type, subgroup] = [search.get('groupId'), search.get('type'), search.get('subgroup')];
  return {
    groupId: groupId !== null && /^\d{1,9}$/.test(groupId) ? Number(groupId) : null,
    term: search.get('term'),
    subject: search.get('subject'),
    type: isType(type) ? type : null,
    subgroup: subgroup === '1' || subgroup === '2' ? Number(subgroup) : null,
    /** Chooses; null is whatever is usual. */
    choose: (parameter: Parameter, value: string | null) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        for (const one of [parameter, ...narrower[parameter]]) next.delete(one);
        if (value !== null) next.set(parameter, value);
        return next;
      }),
  };
}

export type Address = ReturnType<typeof useAddress>;
