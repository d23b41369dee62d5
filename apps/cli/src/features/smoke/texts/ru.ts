export default {
  user: 'войти этим пользователем и проверить и то, что требует входа',
  only: 'только вызовы, в имени или адресе которых есть этот текст',
  title: 'Проверка {{url}}',
  head: { call: 'вызов', who: 'кто', status: 'статус', ms: 'мс', bytes: 'байт', result: 'результат' },
  who: { anyone: 'любой', 'signed-out': 'без входа' },
  results: { ok: 'хорошо', failed: 'ошибка', skipped: 'пропущено' },
  summary: 'Хорошо: {{ok}}, ошибок: {{failed}}, пропущено: {{skipped}}.',
  noArguments: 'неизвестно, с чем вызывать: дополните smoke/arguments.ts',
  nothingToAsk: 'не о чем спросить',
  notRefused: 'ожидался отказ 403, а не {{status}}',
  noMatch: 'Нет вызовов с «{{text}}».',
  running: 'выполняется',
} as const;
