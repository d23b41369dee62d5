export default {
  missed: 'Отмечен пропуск: {{subject}} ({{type}}), {{date}}.',
} as const;
