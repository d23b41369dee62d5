import { defineMessages } from './localized.ts';

export const announcementTexts = defineMessages('server.announcing', {
  ru: {
    written: 'Объявление на {{when, lessonPlace}}: {{content}}',
    changed: 'Объявление изменено, теперь {{when, lessonPlace}}: {{content}}',
    withdrawn: 'Объявление отозвано ({{when, lessonPlace}}): {{content}}',
  },
  en: {
    written: 'Announcement for {{when, lessonPlace}}: {{content}}',
    changed: 'Announcement changed, now {{when, lessonPlace}}: {{content}}',
    withdrawn: 'Announcement withdrawn ({{when, lessonPlace}}): {{content}}',
  },
});

export const lessonChangeTexts = defineMessages('server.lessons', {
  ru: {
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
  },
  en: {
    news: {
      added: 'New lesson: {{lesson, lessonLine}} – {{when, lessonPlace}}.',
      changed:
        'Lesson changed: {{lesson, lessonLine}}. Before: {{was, lessonPlace}}. Now: {{when, lessonPlace}}.',
      cancelled: 'Lesson cancelled: {{lesson, lessonLine}} – {{was, lessonPlace}}.',
      several_one: 'Schedule changed: {{count}} lesson of the coming week.',
      several_other: 'Schedule changed: {{count}} lessons of the coming week.',
    },
  },
});

export const omissionTexts = defineMessages('server.journal', {
  ru: {
    missed: 'Отмечен пропуск: {{subject}} ({{type, lessonLetters}}), {{date}}.',
  },
  en: {
    missed: 'Absence recorded: {{subject}} ({{type, lessonLetters}}), {{date}}.',
  },
});
