export default {
  none: 'Факультетов пока нет.',
  head: { id: '№', abbrev: 'сокращение', name: 'название' },
} as const;
