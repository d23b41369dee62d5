export default {
  name: 'Членство',
  names: 'Членство',
  noneYet: 'Сведений о\u00a0членстве ещё нет',
  fields: {
    kind: 'Где состоит',
    since: 'С\u00a0какого дня',
  },
  choices: {
    kind: {
      brsm: 'БРСМ',
      'prof-com': 'Профком',
    },
  },
} as const;
