export default {
  name: 'Место предъявления',
  names: 'Места предъявления справок',
  fields: {
    name: 'Куда',
    office: 'Кто выдаёт',
    type: 'Печать',
    order: 'Место в\u00a0списке',
  },
  choices: {
    type: {
      0: 'любая',
      1: 'обычная',
      2: 'гербовая',
    },
  },
} as const;
