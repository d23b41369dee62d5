import type { Language } from '@semestr/core/display';

const ru = {
  summary: 'проверить, что каждый читающий вызов API отвечает как обещано',
  user: 'войти этим пользователем и проверить и то, что требует входа',
  only: 'только вызовы, в имени или адресе которых есть этот текст',
  title: (url: string) => `Проверка ${url}`,
  head: ['вызов', 'кто', 'статус', 'мс', 'байт', 'результат'],
  who: { anyone: 'любой', 'signed-out': 'без входа' } as Record<string, string>,
  results: { ok: 'хорошо', failed: 'ошибка', skipped: 'пропущено' },
  summaryLine: (ok: number, failed: number, skipped: number) =>
    `Хорошо: ${ok}, ошибок: ${failed}, пропущено: ${skipped}.`,
  noArguments: 'неизвестно, с чем вызывать: дополните smoke/arguments.ts',
  nothingToAsk: 'не о чем спросить',
  notRefused: (status: number) => `ожидался отказ 403, а не ${status}`,
  noMatch: (text: string) => `Нет вызовов с «${text}».`,
  running: 'выполняется',
};

const en = {
  summary: 'check that every readable call of the API answers as promised',
  user: 'sign in as this user and check what needs signing in too',
  only: 'only calls with this text in their name or address',
  title: (url: string) => `Smoke test of ${url}`,
  head: ['call', 'who', 'status', 'ms', 'bytes', 'result'],
  who: { anyone: 'anyone', 'signed-out': 'signed out' } as Record<string, string>,
  results: { ok: 'ok', failed: 'failed', skipped: 'skipped' },
  summaryLine: (ok: number, failed: number, skipped: number) =>
    `Ok: ${ok}, failed: ${failed}, skipped: ${skipped}.`,
  noArguments: 'no arguments to call it with: complete smoke/arguments.ts',
  nothingToAsk: 'nothing to ask about',
  notRefused: (status: number) => `expected the refusal 403, not ${status}`,
  noMatch: (text: string) => `There are no calls with "${text}".`,
  running: 'running',
} satisfies typeof ru;

export const texts: Record<Language, typeof ru> = { ru, en };
