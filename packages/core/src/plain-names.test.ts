import { describe, expect, it } from 'vitest';
import { isNameField, isPlainName, plainNameOf, unsafeNamesIn } from './plain-names.ts';

describe('rejected names', () => {
  it.each([
    ['a line break', 'Группа\nB'],
    ['a tab', 'Группа\tB'],
    ['an escape sequence', '\u001b]0;pwned\u0007'],
    ['a C1 control', 'a\u009b31m'],
    ['a line separator', 'a\u2028b'],
    ['a mark that turns the direction', 'a\u202egnp.exe'],
    ['an isolate', 'a\u2066b'],
    ['a command of a shell', '$(touch /tmp/x)'],
    ['a backtick', '`id`'],
  ])('names: rejects a name with %s', (_what, name) => {
    expect(isPlainName(name)).toBe(false);
    expect(isPlainName(plainNameOf(name))).toBe(true);
  });
});

it.each(['О’Нил', "O'Neil", '«Дискретная математика» – ч. 2', '"A" (B) / C & D; 50 %, $5', 'ёЁўЎіІ'])(
  'names: allows %s',
  (name) => {
    expect(isPlainName(name)).toBe(true);
    expect(plainNameOf(name)).toBe(name);
  },
);

it('names: finds the fields of names at any depth of a record', () => {
  const record = { id: 1, note: 'a\nb', exams: [{ subject: 'a' }, { subjectFullName: 'a\nb' }], name: '`' };
  expect(unsafeNamesIn(record)).toEqual([['exams', 1, 'subjectFullName'], ['name']]);
  expect(['fio', 'nameBe', 'topicName', 'lastName', 'title'].every(isNameField)).toBe(true);
  expect(['note', 'content', 'username', 'filename'].some(isNameField)).toBe(false);
});
