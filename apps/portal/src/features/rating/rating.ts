import { list, ofStudent } from '@semestr/api/rating';
import { ask, askOrNull } from '../../query.ts';
import type { Choice } from './choice.ts';

/** The rating that a whole choice names. */
export const ratingOf = ({ speciality, course }: Choice) => ({
  ...ask(list, { query: { sdef: speciality ?? '', course: course ?? '' } }),
  enabled: speciality !== null && course !== null,
});

/** The marks of a card, with the full names of the subjects; null where nobody has it. */
export const cardOf = (card: string) =>
  askOrNull(ofStudent, { query: { studentCardNumber: card, names: 'true' } });
