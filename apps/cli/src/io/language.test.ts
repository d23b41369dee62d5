import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [['--lang', 'be'], { SEMESTR_LANG: 'en' }, 'be'],
  [['schedule', '--lang=ru'], {}, 'ru'],
  [['--lang', 'fr'], { SEMESTR_LANG: 'ru' }, 'ru'],
  [[], { SEMESTR_LANG: 'be', LANG: 'ru_RU.UTF-8' }, 'be'],
  [[], { LANG: 'be_BY.UTF-8' }, 'be'],
  [[], { LANG: 'ru_RU.UTF-8', LC_ALL: 'en_GB.UTF-8' }, 'en'],
  [[], { LANG: 'de_DE.UTF-8' }, 'en'],
  [[], {}, 'en'],
])('language: %j with %j uses %s', (argv, env, language) => {
  expect(languageOf(argv, env)).toBe(language);
});
