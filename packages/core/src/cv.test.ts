import { describe, expect, it } from 'vitest';
import { readReference, referenceFault, starsOf } from './cv.ts';

describe('the rating on a CV', () => {
  it.each([
    [null, 1],
    [0, 1],
    [2.9, 1],
    [4, 2],
    [6.9, 3],
    [7, 4],
    [8.99, 4],
    [9, 5],
    [10, 5],
  ])('of an average of %s is %i', (average, stars) => {
    expect(starsOf(average)).toBe(stars);
  });
});

describe('a reference', () => {
  it.each([
    'https://github.com/primer',
    'HTTP://example.by',
    't.me/primer',
    't.me/primer:8',
    '@primer',
    'primer_42',
    ' primer ',
  ])('may be %j', (text) => {
    expect(referenceFault(text)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u00adscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.by',
    'https:',
    'https://',
    'https:alert(1)',
    ':x',
    '<b>',
    'two words',
    '\\\\host',
  ])('may not be %j', (text) => {
    expect(referenceFault(text)).toBe('format');
  });

  it('is not nothing', () => {
    expect(referenceFault('  ')).toBe('required');
  });
});

describe('where a reference leads', () => {
  it.each([
    ['GitHub', 'https://github.com/example', 'code', 'https://github.com/example'],
    ['Telegram', 't.me/example', 'chat', 'https://t.me/example'],
    ['Telegram', '@example', 'chat', 'https://t.me/example'],
    ['Телеграм', ' @example ', 'chat', 'https://t.me/example'],
    ['Ник', '@example', 'site', null],
    ['Почта', 'a@example.by', 'mail', 'mailto:a@example.by'],
    ['Портфолио', 'https://a.example.by/x', 'site', 'https://a.example.by/x'],
    ['Не GitHub', 'https://github.com.evil.example/', 'site', 'https://github.com.evil.example/'],
    ['Ник', 'example', 'site', null],
    ['Код', 'javascript:alert(1)', 'site', null],
  ])('%s %s is of the kind %s and leads to %s', (name, reference, kind, href) => {
    expect(readReference({ name, reference })).toEqual({ kind, href });
  });
});
