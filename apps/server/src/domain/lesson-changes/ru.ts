export default {
  news: {
    added: 'Новое занятие: {{lesson, lessonLine}} – {{when, lessonPlace}}.',
    changed:
      'Изменилось занятие: {{lesson, lessonLine}}. Было: {{was, lessonPlace}}. Теперь: {{when, lessonPlace}}.',
    cancelled: 'Занятие отменено: {{lesson, lessonLine}} – {{was, lessonPlace}}.',
    several_one: 'Изменилось расписание: {{count}}\u00a0занятие ближайшей недели.',
    several_few: 'Изменилось расписание: {{count}}\u00a0занятия ближайшей недели.',
    several_many: 'Изменилось расписание: {{count}}\u00a0занятий ближайшей недели.',
    several_other: 'Изменилось расписание: {{count}}\u00a0занятия ближайшей недели.',
  },
} as const;
