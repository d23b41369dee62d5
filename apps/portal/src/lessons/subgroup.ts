import { type Subgroup, subgroups } from '@semestr/core/schedule';
import { stored } from '@semestr/ui/stored';

/** The reader's own subgroup, which is remembered: in schedules of groups, and on the home page. 0 is both. */
export const ownSubgroup = stored<Subgroup>(
  'subgroup',
  (value) => subgroups.find((one) => one === value) ?? 0,
);
