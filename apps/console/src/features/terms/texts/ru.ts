export default {
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
