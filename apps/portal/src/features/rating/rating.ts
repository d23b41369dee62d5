import { list, ofStudent } from '@semestr/api/rating';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { Choice } from './choice.ts';

/** Query for the rating of a complete selection. */
export const ratingOf = ({ speciality, course }: Choice) => ({
  ...queryOf(list, { query: { sdef: speciality ?? '', course: course ?? '' } }),
  enabled: speciality !== null && course !== null,
});

/**
 * Query for a student's marks by student card number, with the full names of the subjects; null when there is no such
 * student.
 */
export const cardOf = (card: string) =>
  queryOrNull(ofStudent, { query: { studentCardNumber: card, names: 'true' } });
