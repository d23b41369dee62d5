import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  exam: 'exam',
  credit: 'credit',
  graded: 'graded credit',
  paper: 'term paper',
  short: { exam: 'Exam', credit: 'Credit', graded: 'Graded credit', paper: 'Term paper' },
} as const satisfies TextsLike<typeof ru>;

export default en;
