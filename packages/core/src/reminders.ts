import { addDays, type IsoDate } from './dates.ts';

/** Number of days before the due date on which a reminder is sent. */
export const REMINDED_DAYS = 3;

/** Returns the reminder for an item with a due date: due soon, or overdue; null when it is too early. */
export function reminderOf({ dueOn, today }: { dueOn: IsoDate; today: IsoDate }): 'soon' | 'overdue' | null {
  if (dueOn < today) return 'overdue';
  return dueOn <= addDays(today, REMINDED_DAYS) ? 'soon' : null;
}
