import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Семестр группы',
  names: 'Семестры групп',
  noneYet: 'Семестров групп ещё нет',
  fields: {
    groupId: 'Группа',
    term: 'Семестр',
    start: 'Занятия с',
    end: 'Занятия по',
    examsStart: 'Сессия с',
    examsEnd: 'Сессия по',
    isExtramural: 'Заочно или дистанционно',
    updatedOn: 'Изменён',
  },
} as const;

export const en = {
  name: 'Group term',
  names: 'Group terms',
  noneYet: 'No group terms yet',
  fields: {
    groupId: 'Group',
    term: 'Term',
    start: 'Lessons from',
    end: 'Lessons until',
    examsStart: 'Exams from',
    examsEnd: 'Exams until',
    isExtramural: 'Part-time or distance learning',
    updatedOn: 'Changed',
  },
} as const satisfies TextsLike<typeof ru>;
