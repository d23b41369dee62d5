export default {
  news: {
    added: 'Новое занятие: {{lesson}} – {{when}}.',
    changed: 'Изменилось занятие: {{lesson}}. Было: {{was}}. Теперь: {{when}}.',
    cancelled: 'Занятие отменено: {{lesson}} – {{was}}.',
    several_one: 'Изменилось расписание: {{count}}\u00a0занятие ближайшей недели.',
    several_few: 'Изменилось расписание: {{count}}\u00a0занятия ближайшей недели.',
    several_many: 'Изменилось расписание: {{count}}\u00a0занятий ближайшей недели.',
    several_other: 'Изменилось расписание: {{count}}\u00a0занятия ближайшей недели.',
  },
} as const;
