import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Семестр вуза',
  names: 'Семестры вуза',
  noneYet: 'Семестров вуза ещё нет',
  fields: {
    term: 'Семестр',
    start: 'Занятия с',
    end: 'Занятия по',
    examsStart: 'Сессия с',
    examsEnd: 'Сессия по',
  },
} as const;

export const en = {
  name: 'University term',
  names: 'University terms',
  noneYet: 'No university terms yet',
  fields: {
    term: 'Term',
    start: 'Lessons from',
    end: 'Lessons until',
    examsStart: 'Exams from',
    examsEnd: 'Exams until',
  },
} as const satisfies TextsLike<typeof ru>;
