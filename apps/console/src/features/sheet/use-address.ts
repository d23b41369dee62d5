import { lessonTypeIds, type JournalType } from '@semestr/core/journal';
import { useSearchParams } from '../../ui/use-search-params.ts';

/** Parameters of the sheet in the address. */
export type Parameter = 'groupId' | 'term' | 'subject' | 'type' | 'subgroup';

/** Parameters that are cleared when one changes, because they depended on it. */
const narrower: Readonly<Record<Parameter, readonly Parameter[]>> = {
  groupId: ['term', 'subject', 'type', 'subgroup'],
  term: ['subject', 'type', 'subgroup'],
  subject: ['type', 'subgroup'],
  type: [],
  subgroup: [],
};

const isType = (type: string | null): type is JournalType => type !== null && type in lessonTypeIds;

/** Returns the part of the address that identifies the sheet. */
export function sheetOf(search: string): string {
  const params = new URLSearchParams(search);
  return JSON.stringify([params.get('groupId'), params.get('term'), params.get('subject')]);
}

/** Reads the selected sheet from the address, so that a sheet can be shared. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const [groupId, type, subgroup] = [search.get('groupId'), search.get('type'), search.get('subgroup')];
  return {
    groupId: groupId !== null && /^\d{1,9}$/.test(groupId) ? Number(groupId) : null,
    term: search.get('term'),
    subject: search.get('subject'),
    type: isType(type) ? type : null,
    subgroup: subgroup === '1' || subgroup === '2' ? Number(subgroup) : null,
    /** Selects a value; null for the default. */
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
