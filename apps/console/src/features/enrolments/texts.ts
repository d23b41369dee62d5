import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Зачисление в\u00a0группу',
  names: 'Зачисления и\u00a0переводы',
  noneYet: 'Зачислений ещё нет',
  fields: {
    subgroup: 'Подгруппа',
    from: 'Первый день',
    to: 'Уже в\u00a0другой группе',
    orderNumber: 'Номер приказа',
  },
  choices: { subgroup: { 1: 'первая', 2: 'вторая' } },
} as const;

export const en = {
  name: 'Enrolment in a group',
  names: 'Enrolments and transfers',
  noneYet: 'No enrolments yet',
  fields: {
    subgroup: 'Subgroup',
    from: 'First day',
    to: 'In another group from',
    orderNumber: 'Order number',
  },
  choices: { subgroup: { 1: 'first', 2: 'second' } },
} as const satisfies TextsLike<typeof ru>;
