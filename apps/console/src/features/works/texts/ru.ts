export default {
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
