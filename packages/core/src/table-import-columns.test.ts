import { describe, expect, it } from 'vitest';
import { guessColumns, missingFields, repeatedRows, type TableColumns } from './table-import-columns.ts';
import { tableImportFields } from './table-import-fields.ts';
import type { TableImportKind } from './table-imports.ts';

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
    ['in the plural and the genitive', ['Фамилии', 'Студенческого билета'], { cardNumber: 1, lastName: 0 }],
    ['in camel case', ['birthDate', 'StudentCard'], { cardNumber: 1, birthDate: 0 }],
    ['in snake case', ['student_card', 'first_name'], { cardNumber: 0, firstName: 1 }],
    ['written as one word', ['birthdate'], { birthDate: 0 }],
    [
      'abbreviated with dots',
      ['Студ. билет', 'Фам.', 'Дата рожд.'],
      { cardNumber: 0, lastName: 1, birthDate: 2 },
    ],
    ['with a sign for the number', ['№ билета'], { cardNumber: 0 }],
    ['by the most exact of several titles', ['Номер билета', 'Студенческий билет'], { cardNumber: 1 }],
    ['by a synonym with a punctuation mark', ['Фамилия*', 'Номер билета:'], { cardNumber: 1, lastName: 0 }],
    ['with longer titles', ['Дата рождения (ДД.ММ.ГГГГ)'], { birthDate: 0 }],
    ['by the same words before a prefix', ['Дата сдачи', 'Дата'], { date: 1 }],
    ['only once each', ['Фамилия', 'Фамилия'], { lastName: 0 }],
    ['by a short name only if it is the whole title', ['с какого дня'], {}],
    ['but never mistakes full names for surnames', ['Фамилия, имя, отчество', 'Фамилия И. О.'], {}],
    [
      'but never mistakes full names for surnames in English',
      ['Last name, first name', 'Last name and initials'],
      {},
    ],
    ['without any titles', ['', ' ', '?!'], {}],
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

const withSynonyms = (kind: TableImportKind) =>
  tableImportFields[kind].map(({ field, synonyms, insteadOf }) => ({
    field,
    names: [field, ...synonyms],
    insteadOf,
  }));

it.each([
  ['students', 'Номер студенческого билета', 'cardNumber'],
  ['students', '№ студ. билета', 'cardNumber'],
  ['students', 'Студ. билет', 'cardNumber'],
  ['students', 'зачётка', 'cardNumber'],
  ['students', 'номер зачетки', 'cardNumber'],
  ['students', 'student_id', 'cardNumber'],
  ['students', 'Билет', 'cardNumber'],
  ['students', 'Д.р.', 'birthDate'],
  ['students', 'Дата рожд.', 'birthDate'],
  ['students', 'Дата рождения студента', 'birthDate'],
  ['students', 'Дата\nрож\u00adдения', 'birthDate'],
  ['students', 'Студбилет, ФИО', null],
  ['students', 'Имя, отчество', 'givenNames'],
  ['students', 'Обучающийся', 'fullName'],
  ['students', 'ФИО', 'fullName'],
  ['students', 'Ф.И.О.', 'fullName'],
  ['students', 'Ф. И. О. студента', 'fullName'],
  ['students', 'Фамилия, имя, отчество', 'fullName'],
  ['students', 'Студент', 'fullName'],
  ['students', 'Full name', 'fullName'],
  ['students', 'Name', 'fullName'],
  ['students', 'Имя и фамилия', null],
  ['students', 'ФИО родителя', null],
  ['students', 'Фамилия И.О.', null],
  ['employees', 'ФИО преподавателя', 'fullName'],
  ['groups', '№', null],
  ['groups', '№ п/п', null],
  ['groups', '№ группы', 'name'],
  ['groups', 'Кол-во студентов', 'size'],
  ['lessons', 'StartTime', 'startTime'],
  ['lessons', 'Время занятий', 'time'],
  ['lessons', 'Venue', 'rooms'],
  ['lessons', 'Day', 'day'],
  ['lessons', 'Subject', 'subject'],
  ['lessons', 'Ауд.', 'rooms'],
  ['lessons', 'Преп.', 'employees'],
] as const)('table import columns: the column of %s titled "%s" is %s', (kind, title, field) => {
  expect(guessColumns([title], withSynonyms(kind))).toEqual(field === null ? {} : { [field]: 0 });
});

it('table import columns: a full name is ignored when its parts have columns', () => {
  const guess = (head: readonly string[]) => guessColumns(head, withSynonyms('students'));
  expect(guess(['Surname', 'Name', 'Student'])).toEqual({ lastName: 0, firstName: 1 });
  expect(guess(['Student', 'Surname'])).toEqual({ lastName: 1, fullName: 0 });
});

it('table import columns: a full name replaces the columns of its parts', () => {
  const missing = (columns: TableColumns) =>
    missingFields(tableImportFields.employees, 'key', columns).map(({ field }) => field);
  expect(missing({ fullName: 0 })).toEqual([]);
  expect(missing({ lastName: 0 })).toEqual(['firstName']);
  expect(missing({})).toEqual(['lastName', 'firstName']);
});
