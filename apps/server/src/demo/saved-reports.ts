import { addDays } from '@semestr/core/dates';
import { savedReports } from '../db/tables/saved-reports.ts';
import type { Area } from './area-input.ts';
import { momentAt, officeDayUntil } from './moments.ts';
import { insertAll } from './rows.ts';

const MORNING = 9 * 60;

/** Creates saved reports of the administrator. */
export const fillSavedReports: Area = async ({ tx, made, today }) => {
  const author = made.users.find(({ role }) => role === 'admin');
  const common = {
    authorId: author?.id ?? null,
    createdAt: momentAt(officeDayUntil(addDays(today, -5)), MORNING),
    filter: {},
  };
  await insertAll(tx, savedReports, [
    {
      ...common,
      name: 'Средние отметки по факультетам и семестрам',
      view: 'marks',
      rows: ['faculty'],
      across: 'semester',
      measure: 'average',
    },
    {
      ...common,
      name: 'Пропуски без уважительной причины по месяцам',
      view: 'omissions',
      rows: ['faculty', 'course'],
      across: 'month',
      measure: 'hours',
      filter: { excused: ['no'] },
    },
  ]);
};
