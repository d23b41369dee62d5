import { dateOfAddress, type WeekNumber, weekNumbers } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { type Subgroup, subgroups, type TermSlot } from '@semestr/core/schedule';
import { useSearchParams } from 'react-router-dom';
import { ownSubgroup } from '../../lessons/subgroup.ts';

/** The filters in the address. */
export interface Choice {
  /** Null for the default week of the schedule. */
  weeks: readonly WeekNumber[] | null;
  subgroup: Subgroup;
  /** 1 = Monday … 6 = Saturday; null for today. */
  day: number | null;
  /** A day of the displayed week; null for the default week. */
  date: IsoDate | null;
  /** A term other than the current one. */
  term: TermSlot | null;
  /** In a department's schedule, url id of the educator whose lessons are shown; null for all. */
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

/** Query parameters of the filters, the only ones that the server reads. */
const choiceNames = ['week', 'subgroup', 'day', 'employee', 'date', 'term'] as const;
export type ChoiceName = (typeof choiceNames)[number];
type Change = Partial<Record<ChoiceName, string | null>>;

export interface ChoiceInAddress extends Choice {
  /** Returns the address of changed filters, for links that also work without scripts. */
  linkTo: (change: Change) => { search: string };
  change: (change: Change) => void;
  /** Returns the remaining query parameters. */
  besides: (own: readonly ChoiceName[]) => readonly (readonly [name: ChoiceName, value: string])[];
}

/**
 * The filters in the address, with functions that change them. Default values are omitted from the address.
 * @param isGroup whether to remember the user's subgroup, which does not apply to an educator's schedule
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
