import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  exam: 'экзамен',
  credit: 'зачёт',
  graded: 'дифференцированный зачёт',
  paper: 'курсовая работа',
  short: { exam: 'Экзамен', credit: 'Зачёт', graded: 'Диф.\u00a0зачёт', paper: 'Курс.\u00a0работа' },
} as const;

const en = {
  exam: 'exam',
  credit: 'pass/fail test',
  graded: 'graded test',
  paper: 'term paper',
  short: { exam: 'Exam', credit: 'Pass/fail test', graded: 'Graded test', paper: 'Term paper' },
} as const satisfies TextsLike<typeof ru>;

export const controlTexts = defineTexts('controls', { ru, en });
