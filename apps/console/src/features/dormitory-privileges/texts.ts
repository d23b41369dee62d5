import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Льгота студента',
  names: 'Льготы студентов',
  noneYet: 'Льгот студентов ещё нет',
  fields: {
    kindId: 'Льгота',
    year: 'Год',
    note: 'Примечание',
  },
} as const;

export const en = {
  name: 'Student privilege',
  names: 'Student privileges',
  noneYet: 'No student privileges yet',
  fields: {
    kindId: 'Privilege',
    year: 'Year',
    note: 'Note',
  },
} as const satisfies TextsLike<typeof ru>;
