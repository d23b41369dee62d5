import { describe, expect, it } from 'vitest';
import {
  toPublicCv,
  MAX_SKILLS,
  missingParts,
  readReference,
  referenceFault,
  starsOf,
  suggestedName,
  withSkill,
} from './cv.ts';

describe('rating on a CV', () => {
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
  ])('cv: the rating of an average of %s is %i', (average, stars) => {
    expect(starsOf(average)).toBe(stars);
  });
});

describe('validation of a reference', () => {
  it.each([
    'https://github.com/primer',
    'HTTP://example.by',
    't.me/primer',
    't.me/primer:8',
    '@primer',
    'primer_42',
    ' primer ',
  ])('cv: accepts the reference %j', (text) => {
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
  ])('cv: rejects the reference %j', (text) => {
    expect(referenceFault(text)).toBe('format');
  });

  it('cv: requires a reference', () => {
    expect(referenceFault('  ')).toBe('required');
  });
});

describe('target of a reference', () => {
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
  ])('cv: %s %s is of the kind %s and leads to %s', (name, reference, kind, href) => {
    expect(readReference({ name, reference })).toEqual({ kind, href });
  });
});

describe('suggested name of a reference', () => {
  it.each([
    ['https://github.com/primer', 'GitHub'],
    ['gist.github.com/primer', 'GitHub'],
    ['t.me/primer', 'Telegram'],
    ['https://www.linkedin.com/in/primer', 'LinkedIn'],
    [' https://www.Example.by/a ', 'example.by'],
    ['primer@example.by', ''],
    ['@primer', ''],
    ['primer', ''],
    ['notgithub.com.evil', 'notgithub.com.evil'],
    ['javascript:alert(1)', ''],
    ['', ''],
  ])('cv: the suggested name of %j is %j', (reference, name) => {
    expect(suggestedName(reference)).toBe(name);
  });
});

describe('CV', () => {
  const empty = { photoUrl: null, summary: null, skills: [], references: [] };

  it('PA-01 cv: lists what is still missing', () => {
    expect(missingParts(empty)).toEqual(['photo', 'summary', 'skills', 'references']);
    expect(missingParts({ ...empty, summary: ' ', skills: [1] })).toEqual(['photo', 'summary', 'references']);
    expect(missingParts({ photoUrl: '/a', summary: 'Я', skills: [1], references: [1] })).toEqual([]);
  });

  it('cv: others see neither the birth date nor the parts that the owner hides', () => {
    const own = { birthDate: '21.12.2006', photoUrl: '/a', rating: 4, showRating: true, summary: 'Я' };
    expect(toPublicCv(own, true)).toEqual({ ...own, birthDate: '' });
    const hidden = { ...own, showRating: false };
    expect(toPublicCv(hidden, false)).toEqual({ ...hidden, birthDate: '', photoUrl: null, rating: 0 });
  });

  it('cv: adds a skill once, up to the limit', () => {
    const git: { id: number | null; name: string } = { id: 1, name: 'Git' };
    expect(withSkill([], { id: null, name: ' Git ' })).toEqual([{ id: null, name: 'Git' }]);
    expect(withSkill([git], { id: null, name: 'gIT' })).toEqual([git]);
    expect(withSkill([git], { id: null, name: ' ' })).toEqual([git]);
    const many = Array.from({ length: MAX_SKILLS }, (_, id) => ({ id, name: `Навык ${id}` }));
    expect(withSkill(many, git)).toBe(many);
  });
});
