import { weekNumbers, type WeekNumber } from '@semestr/core/calendar';
import { isTermCode } from '@semestr/core/term';
import { useSearchParams } from '../../ui/use-search-params.ts';

/** Possible owners of a timetable. */
export const owners = ['group', 'employee', 'room'] as const;
export type Owner = (typeof owners)[number];

const opening = ['lesson', 'day', 'start', 'subject', 'copy'] as const;

/** Parameters of the address, each with the dependent ones, which are cleared when it changes. */
const narrower = {
  of: ['id', 'week', 'subgroup', ...opening],
  id: ['week', 'subgroup', ...opening],
  term: ['week', 'draft', ...opening],
  draft: opening,
  week: [],
  subgroup: [],
} as const;
type Parameter = keyof typeof narrower;

/** A new lesson for a slot of the week, of a subject or as a copy of another lesson. */
interface OpenedSlot {
  day: number;
  start: string;
  subject?: string;
  copyOf?: number;
}

/** The lesson in the panel: a stored one, or a new one for a slot of the week. */
export type Opened = { id: number } | OpenedSlot | { isOnOneDay: true };

function openedIn(search: URLSearchParams): Opened | null {
  const lesson = search.get('lesson');
  if (lesson === null) return null;
  // New lessons of a draft have negative ids.
  if (/^-?\d{1,9}$/.test(lesson)) return { id: Number(lesson) };
  const [day, start] = [Number(search.get('day')), search.get('start')];
  if (!(day >= 1 && day <= 6) || start === null) return { isOnOneDay: true };
  const [subject, copy] = [search.get('subject'), search.get('copy')];
  return { day, start, ...(subject !== null && { subject }), ...(copy !== null && { copyOf: Number(copy) }) };
}

/** Whether the second address opens another lesson, so that unsaved changes in the panel would be lost. */
export function leavesLesson(
  from: { pathname: string; search: string },
  to: { pathname: string; search: string },
): boolean {
  const open = ({ pathname, search }: { pathname: string; search: string }): string => {
    const params = new URLSearchParams(search);
    return JSON.stringify([pathname, ...opening.map((name) => params.get(name))]);
  };
  return open(from) !== open(to);
}

/** Reads the timetable and the open lesson from the address, so that they can be shared. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const [term, week, subgroup] = [search.get('term'), search.get('week'), search.get('subgroup')];

  const change = (names: readonly string[], values: Readonly<Record<string, string | null>>): void =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const name of names) next.delete(name);
      for (const [name, value] of Object.entries(values)) if (value !== null) next.set(name, value);
      return next;
    });

  return {
    of: owners.find((owner) => owner === search.get('of')) ?? 'group',
    /** A room's label as used in lessons; otherwise a number. */
    id: search.get('id'),
    term: term !== null && isTermCode(term) ? term : null,
    /** The draft whose lessons are shown; null for the published timetable. */
    draft: draftOf(search.get('draft')),
    week: weekOf(week),
    subgroup: subgroup === '1' || subgroup === '2' ? Number(subgroup) : 0,
    opened: openedIn(search),
    /** Selects a value; null for the default. */
    choose: (parameter: Parameter, value: string | null) =>
      change([parameter, ...narrower[parameter]], { [parameter]: value }),
    /** Selects the kind of owner, and the owner of that kind if there is one. */
    chooseOwner: (of: Owner, id: string | null) => change(['of', ...narrower.of], { of, id }),
    openLesson: (id: number) => change(opening, { lesson: String(id) }),
    /** Opens a new lesson, for a slot of the week or for one day. */
    openNew: (
      slot: { day: number; startTime: string } | null,
      { subject = null, copyOf = null }: { subject?: string | null; copyOf?: number | null } = {},
    ) =>
      change(opening, {
        lesson: 'new',
        subject,
        copy: copyOf === null ? null : String(copyOf),
        ...(slot && { day: String(slot.day), start: slot.startTime }),
      }),
    close: () => change(opening, {}),
  };
}

const draftOf = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Parses a week of the cycle or 'all'; null for the default. */
function weekOf(text: string | null): WeekNumber | 'all' | null {
  if (text === 'all') return 'all';
  return weekNumbers.find((week) => String(week) === text) ?? null;
}

export type Address = ReturnType<typeof useAddress>;
