export default {
  name: 'Работа',
  names: 'Общественная и\u00a0научная работа',
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
