export default {
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
