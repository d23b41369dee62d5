export default {
  name: 'Членство',
  names: 'Членство',
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
