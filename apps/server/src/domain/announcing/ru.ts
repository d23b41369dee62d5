export default {
  written: 'Объявление на {{when, lessonPlace}}: {{content}}',
  changed: 'Объявление изменено, теперь {{when, lessonPlace}}: {{content}}',
  withdrawn: 'Объявление отозвано ({{when, lessonPlace}}): {{content}}',
} as const;
