import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Зачётно-экзаменационная ведомость',
  discipline: 'Дисциплина: {{name}}',
  control: 'Форма контроля: {{control}}, семестр {{semester}}',
  group: 'Группа {{group}}, {{faculty}}',
  teacher: 'Преподаватель: {{teacher}}',
  day: 'Дата проведения: {{day}}',
  number: '№',
  student: 'Студент',
  card: 'Студ. билет',
  mark: 'Отметка',
  date: 'Дата',
  signature: 'Подпись',
  marked: '{{mark}} ({{word}})',
  words: 'ноль один два три четыре пять шесть семь восемь девять десять',
  count:
    'Студентов: {{students}}. Отметок: {{marks}}, не\u00a0явились: {{absent}}, не\u00a0сдали: {{failed}}.',
  average: 'Средний балл: {{average}}.',
  byTeacher: 'Преподаватель',
  byDean: 'Декан',
  semesterTitle: 'Результаты сессии, группа {{group}}, семестр {{semester}}',
  averageColumn: 'Средний балл',
  debts: 'Задолженностей',
} as const;

const en = {
  title: 'Session results',
  discipline: 'Discipline: {{name}}',
  control: 'Assessment: {{control}}, semester {{semester}}',
  group: 'Group {{group}}, {{faculty}}',
  teacher: 'Teacher: {{teacher}}',
  day: 'Date of the assessment: {{day}}',
  number: 'No.',
  student: 'Student',
  card: 'Student card',
  mark: 'Mark',
  date: 'Date',
  signature: 'Signature',
  marked: '{{mark}} ({{word}})',
  words: 'zero one two three four five six seven eight nine ten',
  count: 'Students: {{students}}. Marks: {{marks}}, absent: {{absent}}, failed: {{failed}}.',
  average: 'Average: {{average}}.',
  byTeacher: 'Teacher',
  byDean: 'Dean',
  semesterTitle: 'Session results, group {{group}}, semester {{semester}}',
  averageColumn: 'Average',
  debts: 'Debts',
} as const satisfies TextsLike<typeof ru>;

export const sessionResultTexts = defineTexts('server.session-results', { ru, en });
