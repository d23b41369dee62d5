const ru = {
  exam: 'экзамен',
  credit: 'зачёт',
  graded: 'дифференцированный зачёт',
  paper: 'курсовая работа',
  short: { exam: 'Экзамен', credit: 'Зачёт', graded: 'Диф.\u00a0зачёт', paper: 'Курс.\u00a0работа' },
} as const;

export default ru;
