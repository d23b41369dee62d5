import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Навык студента',
  names: 'Навыки студентов',
  noneYet: 'Навыков студентов ещё нет',
  fields: {
    studentId: 'Студент',
    skillId: 'Навык',
    order: 'Место в\u00a0списке',
  },
} as const;

export const en = {
  name: 'Student skill',
  names: 'Student skills',
  noneYet: 'No student skills yet',
  fields: {
    studentId: 'Student',
    skillId: 'Skill',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
