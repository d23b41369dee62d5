import { type Subgroup, subgroups } from '@semestr/core/schedule';
import { stored } from '@semestr/ui/stored';

/** The user's subgroup, stored for schedules of groups and for the home page; 0 for both. */
export const ownSubgroup = stored<Subgroup>(
  'subgroup',
  (value) => subgroups.find((one) => one === value) ?? 0,
);
