import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { similarTo } from './similar.ts';
import { filterValueOf, valueOf } from './values.ts';

const number = z.int().check(z.lte(20));
const line = z.nullable(z.string().check(z.maxLength(5)));

describe('typed value', () => {
  it.each([
    [number, '7', 7],
    // Too large, but a number: the error concerns the number.
    [number, '70', 70],
    [number, 'seven', 'seven'],
    [line, '12', '12'],
    [line, '1234567', '1234567'],
    [line, 'null', null],
    [line, '"null"', 'null'],
    [z.boolean(), 'true', true],
    [z.array(number), '[1,2]', [1, 2]],
    [z.enum(['1', '2']), '1', '1'],
  ])('record values: parses a typed value, case %#', (schema, text, value) => {
    expect(valueOf(schema, text)).toEqual(value);
  });
});

describe('filter values', () => {
  const oneOrMany = z.union([number, z.array(number)]);

  it.each([
    [oneOrMany, ['7'], 7],
    [oneOrMany, ['7', '8'], [7, 8]],
    [z.array(number), ['7'], [7]],
    [z.string(), ['42850001'], '42850001'],
    [oneOrMany, ['seven'], 'seven'],
  ])('record values: parses filter values, case %#', (schema, texts, value) => {
    expect(filterValueOf(schema, texts)).toEqual(value);
  });
});

describe('suggestions for misspelt names', () => {
  const names = ['facultyId', 'course', 'q'];

  it.each([
    ['facultiId', ['facultyId']],
    ['Course', ['course']],
    ['curse', ['course']],
    ['zzz', []],
  ])('record values: suggests the intended name by %s', (word, meant) => {
    expect(similarTo(word, names)).toEqual(meant);
  });
});
