const ru = {
  clear: 'Очистить поиск',
  correctedBefore: 'Показано по\u00a0запросу «',
  correctedAfter: '»: раскладка исправлена.',
  literally: 'Искать «{{text}}»',
  nothing: 'По\u00a0запросу «{{text}}» ничего не\u00a0нашлось',
} as const;

export default ru;
