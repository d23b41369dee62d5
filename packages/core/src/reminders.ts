import { addDays, type IsoDate } from './dates.ts';

/** So many days before something is due its owner is reminded. */
export const REMINDED_DAYS = 3;

/** What its owner is to be told of what is due on a day: that it soon is, that it was; null while there is time. */
export function reminderOf({ dueOn, today }: { dueOn: IsoDate; today: IsoDate }): 'soon' | 'overdue' | null {
  if (dueOn < today) return 'overdue';
  return dueOn <= addDays(today, REMINDED_DAYS) ? 'soon' : null;
}
