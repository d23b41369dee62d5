import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  exam: 'exam',
  credit: 'pass/fail test',
  graded: 'graded test',
  paper: 'term paper',
  short: { exam: 'Exam', credit: 'Pass/fail test', graded: 'Graded test', paper: 'Term paper' },
} as const satisfies TextsLike<typeof ru>;

export default en;
