import { list, ofStudent } from '@semestr/api/rating';
import { ask, askOrNull } from '../../client/query.ts';
import type { Choice } from './choice.ts';

/** Query for the rating of a complete selection. */
export const ratingOf = ({ speciality, course }: Choice) => ({
  ...ask(list, { query: { sdef: speciality ?? '', course: course ?? '' } }),
  enabled: speciality !== null && course !== null,
});

/**
 * Query for the marks of a student by student card number, with the full names of the subjects; null when there is no
 * such student.
 */
export const cardOf = (card: string) =>
  askOrNull(ofStudent, { query: { studentCardNumber: card, names: 'true' } });
