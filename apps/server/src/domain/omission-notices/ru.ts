export default {
  missed: 'Отмечен пропуск: {{subject}} ({{type, lessonLetters}}), {{date}}.',
} as const;
