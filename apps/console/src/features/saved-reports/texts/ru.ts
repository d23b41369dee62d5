import parts from '@semestr/api/built-reports/ru';

export default {
  name: 'Сохранённый отчёт',
  names: 'Сохранённые отчёты',
  noneYet: 'Сохранённых отчётов ещё нет',
  fields: {
    name: 'Название',
    view: 'О\u00a0чём',
    authorId: 'Кто построил',
  },
  choices: { view: parts.views },
  open: 'Открыть отчёт',
} as const;
