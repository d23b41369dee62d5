export default {
  changed: 'Пароль изменён. Остальные сеансы завершены.',
} as const;
