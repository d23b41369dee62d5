import { dateOfAddress, type WeekNumber, weekNumbers } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { type Subgroup, subgroups, type TermSlot } from '@semestr/core/schedule';
import { useSearchParams } from 'react-router-dom';
import { ownSubgroup } from '../../lessons/subgroup.ts';

/** What a reader has chosen, as it stands in the address. */
export interface Choice {
  /** Null: the week that the schedule proposes. */
  weeks: readonly WeekNumber[] | null;
  subgroup: Subgroup;
  /** 1 = Monday … 6 = Saturday; null: today. */
  day: number | null;
  /** A day of the week that is shown; null: of the week that the schedule proposes. */
  date: IsoDate | null;
  /** Another term than the current one. */
  term: TermSlot | null;
  /** In the schedule of a department: the educator whose lessons are shown, by their url id; null: all. */
  employee: string | null;
}

const weeksOf = (text: string | null): readonly WeekNumber[] | null => {
  const wanted = text?.split(',').map(Number) ?? [];
  const weeks = weekNumbers.filter((week) => wanted.includes(week));
  return weeks.length > 0 ? weeks : null;
};

const termOf = (text: string | null): TermSlot | null =>
  (['previous', 'next'] as const).find((slot) => slot === text) ?? null;

const dayOf = (text: string | null): number | null => {
  const day = Number(text);
  return Number.isInteger(day) && day >= 1 && day <= 6 ? day : null;
};

/** What of the address a choice is. The server reads nothing else of it. */
const choiceNames = ['week', 'subgroup', 'day', 'employee', 'date', 'term'] as const;
export type ChoiceName = (typeof choiceNames)[number];
type Change = Partial<Record<ChoiceName, string | null>>;

export interface ChoiceInAddress extends Choice {
  /** The address of another choice: a link, which also works where scripts do not. */
  linkTo: (change: Change) => { search: string };
  change: (change: Change) => void;
  /** What else of the choice stands in the address. */
  besides: (own: readonly ChoiceName[]) => readonly (readonly [name: ChoiceName, value: string])[];
}

/**
 * The choice in the address, and how to change it. Choosing what is proposed leaves the address short.
 * @param isGroup of groups the reader's own subgroup is remembered; a teacher's lessons are shown whole
 */
export function useChoice(isGroup: boolean): ChoiceInAddress {
  const [search, setSearch] = useSearchParams();
  const remembered = ownSubgroup.use();
  const inAddress = subgroups.find((one) => String(one) === search.get('subgroup'));

  const changed = (change: Change): URLSearchParams => {
    const after = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change))
      if (value === null) after.delete(name);
      else after.set(name, value);
    return after;
  };

  return {
    weeks: weeksOf(search.get('week')),
    subgroup: inAddress ?? (isGroup ? remembered : 0),
    day: dayOf(search.get('day')),
    date: dateOfAddress(search.get('date')),
    term: termOf(search.get('term')),
    employee: search.get('employee'),
    linkTo: (change) => ({ search: changed(change).toString() }),
    change: (change) => setSearch(changed(change), { replace: true }),
    besides: (own) =>
      choiceNames
        .filter((name) => !own.includes(name))
        .flatMap((name) => search.getAll(name).map((value) => [name, value] as const)),
  };
}
