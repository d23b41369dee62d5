import { weekNumbers, type WeekNumber } from '@semestr/core/calendar';
import { isTermCode } from '@semestr/core/term';
import { useSearchParams } from 'react-router-dom';

/** Possible owners of a timetable. */
export const owners = ['group', 'employee', 'room'] as const;
export type Owner = (typeof owners)[number];

/** Parameters of the address, each with those that are cleared when it changes because they depend on it. */
const narrower = {
  of: ['id', 'week', 'subgroup', 'lesson', 'day', 'start'],
  id: ['week', 'subgroup', 'lesson', 'day', 'start'],
  term: ['week', 'lesson', 'day', 'start'],
  week: [],
  subgroup: [],
} as const;
type Parameter = keyof typeof narrower;

const opening = ['lesson', 'day', 'start'] as const;

/** The lesson in the panel: a stored one, or a new one for a slot of the week. */
export type Opened = { id: number } | { day: number; start: string } | { isOnOneDay: true };

function openedIn(search: URLSearchParams): Opened | null {
  const lesson = search.get('lesson');
  if (lesson === null) return null;
  if (/^\d{1,9}$/.test(lesson)) return { id: Number(lesson) };
  const [day, start] = [Number(search.get('day')), search.get('start')];
  return day >= 1 && day <= 6 && start !== null ? { day, start } : { isOnOneDay: true };
}

/** Whether the second address opens another lesson, so that unsaved changes in the panel would be lost. */
export function isLessonLeft(
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
    week: weekOf(week),
    subgroup: subgroup === '1' || subgroup === '2' ? Number(subgroup) : 0,
    opened: openedIn(search),
    /** Selects a value; null for the default. */
    choose: (parameter: Parameter, value: string | null) =>
      change([parameter, ...narrower[parameter]], { [parameter]: value }),
    openLesson: (id: number) => change(opening, { lesson: String(id) }),
    /** Opens a new lesson, for a slot of the week or for one day. */
    openNew: (slot: { day: number; startTime: string } | null) =>
      change(opening, { lesson: 'new', ...(slot && { day: String(slot.day), start: slot.startTime }) }),
    close: () => change(opening, {}),
  };
}

/** Parses a week of the cycle or 'all'; null for the default. */
function weekOf(text: string | null): WeekNumber | 'all' | null {
  if (text === 'all') return 'all';
  return weekNumbers.find((week) => String(week) === text) ?? null;
}

export type Address = ReturnType<typeof useAddress>;
