import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Тема диплома',
  names: 'Темы дипломов',
  noneYet: 'Тем дипломов ещё нет',
  fields: {
    topic: 'Тема',
    employeeId: 'Руководитель',
  },
} as const;

export const en = {
  name: 'Diploma topic',
  names: 'Diploma topics',
  noneYet: 'No diploma topics yet',
  fields: {
    topic: 'Topic',
    employeeId: 'Supervisor',
  },
} as const satisfies TextsLike<typeof ru>;
