import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Работа',
  names: 'Общественная и\u00a0научная работа',
  noneYet: 'Общественных и\u00a0научных работ ещё нет',
  fields: {
    kind: 'Вид',
    title: 'Что сделано',
    date: 'Когда',
    status: 'Состояние',
  },
  choices: {
    kind: {
      social: 'Общественная',
      research: 'Научная',
    },
  },
} as const;

export const en = {
  name: 'Work',
  names: 'Social and research work',
  noneYet: 'No social or research work yet',
  fields: {
    kind: 'Kind',
    title: 'What was done',
    date: 'When',
    status: 'Status',
  },
  choices: {
    kind: {
      social: 'Social',
      research: 'Research',
    },
  },
} as const satisfies TextsLike<typeof ru>;
