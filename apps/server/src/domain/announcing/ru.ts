export default {
  written: 'Объявление на {{when}}: {{content}}',
  changed: 'Объявление изменено, теперь {{when}}: {{content}}',
  withdrawn: 'Объявление отозвано ({{when}}): {{content}}',
} as const;
