import parts from '@semestr/api/built-reports/ru';

export default {
  name: 'Сохранённый отчёт',
  names: 'Сохранённые отчёты',
  noneYet: 'Сохранённых отчётов ещё нет',
  fields: {
    name: 'Название',
    view: 'О\u00a0чём',
    rows: 'Строки',
    across: 'Столбцы',
    measure: 'Показатель',
    filter: 'Условия',
    authorId: 'Кто построил',
  },
  choices: {
    view: parts.views,
    across: parts.dimensions,
    measure: { count: 'Сколько всего', ...parts.measures },
  },
  open: 'Открыть отчёт',
} as const;
