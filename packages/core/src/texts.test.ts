import { describe, expect, it } from 'vitest';
import {
  defineTexts,
  loadLanguage,
  loadTexts,
  type TextKey,
  type TextsLike,
  type TextValues,
  translator,
} from './texts.ts';

const ru = {
  title: 'Пары',
  pages: { home: 'Главная' },
  lessons_one: '{{count}} пара у группы {{group}}',
  lessons_few: '{{count}} пары у группы {{group}}',
  lessons_many: '{{count}} пар у группы {{group}}',
  lessons_other: '{{count}} пары у группы {{group}}',
  since: 'С {{date, dayMonth}}, {{date, weekday}}',
  left: 'ещё {{minutes, duration}}',
  weeks: 'недели {{weeks, list}}',
} as const;

const en = {
  title: 'Lessons',
  pages: { home: 'Home' },
  lessons_one: '{{count}} lesson of group {{group}}',
  lessons_other: '{{count}} lessons of group {{group}}',
  since: 'From {{date, dayMonth}}, a {{date, weekday}}',
  left: '{{minutes, duration}} left',
  weeks: 'weeks {{weeks, list}}',
} as const satisfies TextsLike<typeof ru>;

const texts = defineTexts('test', { ru, en, be: { title: 'Пары заняткаў' } });

const nbsp = (text: string): string => text.replaceAll('_', '\u00a0');

describe('texts', () => {
  it('texts: every language has the same keys', () => {
    expect(translator(texts, 'ru')('title')).toBe('Пары');
    expect(translator(texts, 'en')('pages.home')).toBe('Home');
  });

  it.each([
    [1, '1 пара у группы 428501', '1 lesson of group 428501'],
    [3, '3 пары у группы 428501', '3 lessons of group 428501'],
    [11, '11 пар у группы 428501', '11 lessons of group 428501'],
  ])('texts: pluralise %d', (count, russian, english) => {
    expect(translator(texts, 'ru')('lessons', { count, group: '428501' })).toBe(russian);
    expect(translator(texts, 'en')('lessons', { count, group: '428501' })).toBe(english);
  });

  it('texts: format values by the rules of the language', () => {
    expect(translator(texts, 'ru')('since', { date: '2026-11-27' })).toBe(nbsp('С 27_ноября, пятница'));
    expect(translator(texts, 'en')('since', { date: '2026-11-27' })).toBe(nbsp('From 27_November, a Friday'));
    expect(translator(texts, 'ru')('left', { minutes: 80 })).toBe(nbsp('ещё 1_ч_20_мин'));
    expect(translator(texts, 'ru')('weeks', { weeks: ['1', '3'] })).toBe('недели 1 и 3');
    expect(translator(texts, 'en')('weeks', { weeks: ['1', '2', '4'] })).toBe('weeks 1, 2 and 4');
  });

  it('texts: HTML is escaped by the code that displays the text', () => {
    expect(translator(texts, 'en')('lessons', { count: 2, group: '<b>' })).toContain('<b>');
  });

  it('texts: a missing Belarusian text falls back to Russian, with Russian plurals', () => {
    expect(translator(texts, 'be')('title')).toBe('Пары заняткаў');
    expect(translator(texts, 'be')('lessons', { count: 2, group: '1' })).toBe('2 пары у группы 1');
  });
});

it('texts: keys and values are checked by the compiler', () => {
  type Has<K> = K extends TextKey<typeof ru> ? 'known' : 'unknown';
  type Takes<K extends TextKey<typeof ru>, V> = [V] extends TextValues<typeof ru, K> ? 'taken' : 'refused';
  type Follows<T> = T extends TextsLike<{ title: 'а'; text: 'б' }> ? 'complete' : 'incomplete';
  const keys: [Has<'pages.home'>, Has<'lessons'>, Has<'pages.nothing'>] = ['known', 'known', 'unknown'];
  const values: [
    Takes<'since', { date: '2026-11-27' }>,
    Takes<'since', { date: 5 }>,
    Takes<'lessons', { count: number; group: string }>,
    Takes<'lessons', { group: string }>,
  ] = ['taken', 'refused', 'taken', 'refused'];
  const languages: [Follows<{ title: ''; text: '' }>, Follows<{ title: '' }>] = ['complete', 'incomplete'];
  expect([...keys, ...values, ...languages]).toHaveLength(9);
});

describe('loaded texts', () => {
  const fetched: string[] = [];
  const source = <T>(language: string, value: T) => {
    return (): Promise<{ default: T }> => {
      fetched.push(language);
      return Promise.resolve({ default: value });
    };
  };
  const late = defineTexts('late', {
    ru: source('ru', { word: 'слово', other: 'другое' }),
    en: source('en', { word: 'word', other: 'another' }),
    be: source('be', { word: 'слова' }),
  });

  it('texts: are loaded in the current language, and in another one when it is chosen', async () => {
    await loadTexts('en', [late]);
    await loadTexts('en', [late]);
    expect([translator(late, 'en')('word'), ...fetched]).toEqual(['word', 'en']);
    await loadLanguage('be');
    expect(fetched).toEqual(['en', 'be', 'ru']);
    expect([translator(late, 'be')('word'), translator(late, 'be')('other')]).toEqual(['слова', 'другое']);
  });

  it('texts: a failure to load is an error, and can be retried', async () => {
    let isDown = true;
    const fragile = defineTexts('fragile', {
      ru: () => (isDown ? Promise.reject(new Error('no net')) : Promise.resolve({ default: { a: 'а' } })),
      en: { a: 'a' },
    });
    await expect(loadTexts('ru', [fragile])).rejects.toThrow('no net');
    expect(() => translator(fragile, 'ru')('a')).toThrow('There is no text');
    isDown = false;
    await loadTexts('ru', [fragile]);
    expect(translator(fragile, 'ru')('a')).toBe('а');
  });
});
