import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Заметка о\u00a0сотруднике',
  names: 'Заметки о\u00a0сотрудниках',
  noneYet: 'Заметок о\u00a0сотрудниках ещё нет',
  fields: {
    employeeId: 'Сотрудник',
    title: 'Заголовок',
    content: 'Текст',
    order: 'Место в\u00a0списке',
  },
} as const;

export const en = {
  name: 'Employee note',
  names: 'Employee notes',
  noneYet: 'No employee notes yet',
  fields: {
    employeeId: 'Employee',
    title: 'Title',
    content: 'Text',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
