import { describe, expect, it } from 'vitest';
import { guessColumns, repeatedRows } from './table-import-columns.ts';
import { tableImportFields } from './table-import-fields.ts';

const fields = [
  { field: 'cardNumber', names: ['Студенческий билет', 'Student card', 'номер билета'] },
  { field: 'lastName', names: ['Фамилия', 'Last name'] },
  { field: 'firstName', names: ['Имя', 'First name'] },
  { field: 'birthDate', names: ['Дата рождения', 'Birth date'] },
  { field: 'date', names: ['Дата', 'Date'] },
  { field: 'from', names: ['с'] },
];

describe('guessing columns by their titles', () => {
  it.each([
    ['in Russian', ['Студенческий билет', 'Фамилия'], { cardNumber: 0, lastName: 1 }],
    ['in English, in another order', ['LAST NAME', 'student card'], { cardNumber: 1, lastName: 0 }],
    ['by a synonym, with a mark behind it', ['Фамилия*', 'Номер билета:'], { cardNumber: 1, lastName: 0 }],
    ['that say more', ['Дата рождения (ДД.ММ.ГГГГ)'], { birthDate: 0 }],
    ['the same words before a beginning', ['Дата сдачи', 'Дата'], { date: 1 }],
    ['each once', ['Фамилия', 'Фамилия'], { lastName: 0 }],
    ['where a short name is a whole title only', ['с какого дня'], {}],
    ['but never a column of full names as one of surnames', ['Фамилия, имя, отчество', 'Фамилия И. О.'], {}],
    ['nor in English', ['Last name, first name', 'Last name and initials'], {}],
    ['where none has a title', ['', ' ', '?!'], {}],
  ])('table import columns: guesses columns %s', (_what, head, columns) => {
    expect(guessColumns(head, fields)).toEqual(columns);
  });
});

it('table import columns: finds duplicate rows, however they are written', () => {
  const rows = [
    { name: 'Иванов', group: '1' },
    { name: 'ИВАНОВ ', group: '1' },
    { name: 'Иванов', group: '2' },
    { group: '' },
    { group: '' },
    { name: 'иванов.', group: '1' },
  ];
  expect([...repeatedRows(rows, ['name', 'group'])]).toEqual([
    [1, 0],
    [5, 0],
  ]);
});

it.each([
  ['students', 'Notes omissions', 'canStudentNote'],
  ['lessons', 'Educators', 'employees'],
  ['marks', 'Educator', 'teacher'],
] as const)(
  'table import columns: recognises an earlier title in the template of %s',
  (kind, title, field) => {
    const named = tableImportFields[kind].map(({ field: own, synonyms }) => ({
      field: own,
      names: synonyms,
    }));
    expect(guessColumns([title], named)).toEqual({ [field]: 0 });
  },
);
