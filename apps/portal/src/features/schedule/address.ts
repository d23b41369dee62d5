import { type WeekNumber, weekNumbers } from '@semestr/core/calendar';
import { type Subgroup, subgroups } from '@semestr/core/schedule';
import { useSearchParams } from 'react-router';
import { stored } from '@semestr/ui/stored';

/** The chosen subgroup is remembered: it is the same person's everywhere. */
const rememberedSubgroup = stored<Subgroup>(
  'subgroup',
  (value) => subgroups.find((one) => one === value) ?? 0,
);

/** What a reader has chosen, as it stands in the address. */
export interface Choice {
  /** Null: the week that the schedule proposes. */
  weeks: readonly WeekNumber[] | null;
  subgroup: Subgroup;
  /** 1 = Monday … 6 = Saturday; null: today. */
  day: number | null;
}

const weeksOf = (text: string | null): readonly WeekNumber[] | null => {
  const wanted = text?.split(',').map(Number) ?? [];
  const weeks = weekNumbers.filter((week) => wanted.includes(week));
  return weeks.length > 0 ? weeks : null;
};

const dayOf = (text: string | null): number | null => {
  const day = Number(text);
  return Number.isInteger(day) && day >= 1 && day <= 6 ? day : null;
};

/** The choice in the address, and how to change it. Choosing what is proposed leaves the address short. */
export function useChoice(): Choice & {
  chooseWeeks: (weeks: readonly WeekNumber[] | null) => void;
  chooseSubgroup: (subgroup: Subgroup) => void;
  chooseDay: (day: number) => void;
  /** Back to the proposed week and to today. */
  reset: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const remembered = rememberedSubgroup.use();
  const inAddress = subgroups.find((one) => String(one) === search.get('subgroup'));

  const set = (changes: Record<string, string | null>): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    weeks: weeksOf(search.get('week')),
    subgroup: inAddress ?? remembered,
    day: dayOf(search.get('day')),
    chooseWeeks: (weeks) => set({ week: weeks?.join(',') ?? null }),
    chooseSubgroup: (subgroup) => {
      rememberedSubgroup.set(subgroup);
      set({ subgroup: String(subgroup) });
    },
    chooseDay: (day) => set({ day: String(day) }),
    reset: () => set({ week: null, day: null }),
  };
}
