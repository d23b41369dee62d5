import { loadTexts, translator } from '@semestr/core/texts';
import { beforeAll, expect, it } from 'vitest';
import { addressOf, type Circumstances, factsOf, fieldsOf } from './facts.ts';
import { bugReportTexts } from './texts.ts';

beforeAll(() => loadTexts('ru', [bugReportTexts]));
const t = () => translator(bugReportTexts, 'ru');

const origin = 'https://portal.example';
const circumstances: Circumstances = {
  screen: { query: ['week'] },
  address: { origin, pathname: '/schedule/428501', search: '?week=2' },
  browser: 'Mozilla/5.0',
  width: 360,
  height: 740,
  density: 3,
  language: 'ru',
  scheme: 'dark',
  failure: null,
};

it('bug report: the address only contains the query parameters that the screen uses', () => {
  expect(addressOf(circumstances)).toBe('https://portal.example/schedule/428501?week=2');
});

it.each([
  ['a screen that reads nothing, as that of a link for a password', {}],
  ['a page that did not come', {}],
])('bug report: the query of %s is never sent', (_name, screen) => {
  const address = { origin, pathname: '/initial-password', search: '?hash=secret' };
  expect(addressOf({ screen, address })).toBe('https://portal.example/initial-password');
});

it('bug report: every value that is sent is shown to the user', () => {
  const failed = {
    ...circumstances,
    failure: {
      call: { method: 'GET', path: '/api/v1/schedule' },
      status: 500,
      at: Date.parse('2026-11-20T10:00:00Z'),
    },
  } as const;
  const facts = factsOf(failed, t());
  expect(facts.map(([name]) => name)).toEqual([
    'address',
    'browser',
    'window',
    'language',
    'scheme',
    'failure',
  ]);
  const { url, browser, labels } = fieldsOf(failed, t());
  expect([url, browser]).toEqual([facts[0]?.[1], facts[1]?.[1]]);
  expect(labels).toBe(
    'Окно: 360\u00a0×\u00a0740, плотность 3; Язык: ru; Тема: dark; Последний сбой: 500, GET /api/v1/schedule, 13:00',
  );
});

it('bug report: reports a call without a response as such', () => {
  const failure = { call: { method: 'POST', path: '/api/v1/profiles' }, status: null, at: 0 } as const;
  expect(factsOf({ ...circumstances, failure }, t()).at(-1)?.[1]).toMatch(
    /^нет ответа, POST \/api\/v1\/profiles/,
  );
});
