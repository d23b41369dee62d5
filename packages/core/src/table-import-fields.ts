import type { TableImportKind } from './table-imports.ts';

/** Fields of the tables that administrators upload, by record type. */

/** Formats of the cells of a field. */
export const cellForms = [
  'text',
  'full-name',
  'given-names',
  'number',
  'date',
  'time',
  'time-range',
  'flag',
  'weeks',
  'day',
  'lesson-type',
  'term',
  'control',
  'mark',
  'card',
  'group-name',
  'group',
  'groups',
  'faculty',
  'department',
  'education-form',
  'speciality',
  'building',
  'room-type',
  'employee',
  'employees',
  'rooms',
] as const;
export type CellForm = (typeof cellForms)[number];

export interface TableImportField {
  readonly field: string;
  readonly form: CellForm;
  /** `key`: without its column no record is found; `new`: without its cell no record is created. */
  readonly need: 'key' | 'new' | 'none';
  /**
   * Example value of an invented record, shown on the explanation sheet of the template. Those of the fields that find a
   * record exist nowhere: a row with all of them is the example, and is not imported.
   */
  readonly example: string;
  /** Other names of its column, in addition to its titles. Endings, case and spelling of `titleOf` do not matter. */
  readonly synonyms: readonly string[];
  /** Fields whose columns this one replaces: their values are parts of its value. */
  readonly insteadOf: readonly string[];
}

const field = <const F extends string>(
  name: F,
  form: CellForm,
  need: TableImportField['need'],
  example: string,
  synonyms = '',
  insteadOf: readonly string[] = [],
) => ({ field: name, form, need, example, synonyms: synonyms.split(', ').filter(Boolean), insteadOf });

/** One column with the whole name. */
const fullName = (example: string, synonyms: string) =>
  field(
    'fullName',
    'full-name',
    'none',
    example,
    `фио, fio, фамилия имя отчество, фамилия и имя, фамилия имя, полное имя, name, прозвішча імя імя па бацьку, ${synonyms}`,
    ['lastName', 'firstName', 'middleName'],
  );

const givenNames = (example: string) =>
  field('givenNames', 'given-names', 'none', example, 'имя отчество, имя и отчество', [
    'firstName',
    'middleName',
  ]);

const lastNames = 'surname, family name, прозвішча';
const firstNames = 'имена, given name, name, імя';
const middleNames = 'patronymic, second name, імя па бацьку';

/** Names of the column with the number of the student card, which is also that of the record book. */
const cardNames =
  'студбилет, номер студбилета, номер билета, студенческий, номер студенческого, номер студенческого билета, студ билет, номер студ билета, билет, номер зачетной книжки, зачетная книжка, зачетка, номер зачетки, логин, студэнцкі білет, нумар студэнцкага білета, card, card number, student card number, student id, student number, login';

const EXAMPLE_CARD = '00000000';
const EXAMPLE_GROUP = '000000';
const EXAMPLE_SUBJECT = 'ПРИМЕР';

export const tableImportFields = {
  students: [
    field('cardNumber', 'card', 'key', EXAMPLE_CARD, cardNames),
    fullName('Новиков Пётр Ильич', 'студент, учащийся, обучающийся, слушатель, student, student name'),
    givenNames('Пётр Ильич'),
    field('lastName', 'text', 'new', 'Новиков', lastNames),
    field('firstName', 'text', 'new', 'Пётр', firstNames),
    field('middleName', 'text', 'none', 'Ильич', middleNames),
    field(
      'birthDate',
      'date',
      'new',
      '29.02.2008',
      'день рождения, дата рождения, дата рожд, др, рожден, родился, дата нараджэння, date of birth, birthday, dob, born',
    ),
    field(
      'group',
      'group',
      'new',
      EXAMPLE_GROUP,
      'номер группы, учебная группа, группа студента, student group, group number, group name',
    ),
    field('subgroup', 'number', 'none', '1', 'подгр, п г, номер подгруппы'),
    field('isGroupHead', 'flag', 'none', 'нет', 'староста группы, head'),
    field('canStudentNote', 'flag', 'none', 'нет', 'отмечает, notes omissions'),
    field('hasProfiling', 'flag', 'none', 'нет'),
    field('belarusianLastName', 'text', 'none', 'Новікаў', 'прозвішча па беларуску'),
    field('belarusianFirstName', 'text', 'none', 'Пётр', 'імя па беларуску'),
    field('belarusianMiddleName', 'text', 'none', 'Ільіч', 'імя па бацьку па беларуску'),
  ],
  groups: [
    field(
      'name',
      'group-name',
      'key',
      EXAMPLE_GROUP,
      'номер, номер группы, название, название группы, наименование группы, учебная группа, шифр группы, group number, group name, name',
    ),
    field('faculty', 'faculty', 'new', 'ФИС', 'фак'),
    field('educationForm', 'education-form', 'none', 'дневная', 'форма, форма получения образования'),
    field(
      'speciality',
      'speciality',
      'new',
      'ПОИТ',
      'специальность код, код специальности, шифр специальности, specialty, major',
    ),
    field('course', 'number', 'none', '1', 'year, номер курса'),
    field('degree', 'number', 'none', '1', 'ступень образования'),
    field(
      'size',
      'number',
      'none',
      '24',
      'численность, количество студентов, число студентов, студентов, number of students',
    ),
    field('curator', 'employee', 'none', '', 'куратор группы, фио куратора'),
    field('calendarId', 'text', 'none', ''),
  ],
  employees: [
    fullName('Пример Анна Ильинична', 'сотрудник, преподаватель, работник, employee, teacher, lecturer'),
    givenNames('Анна Ильинична'),
    field('lastName', 'text', 'key', 'Пример', lastNames),
    field('firstName', 'text', 'key', 'Анна', firstNames),
    field('middleName', 'text', 'none', 'Ильинична', middleNames),
    field('department', 'department', 'none', '', 'кафедра, отдел, chair'),
    field(
      'email',
      'text',
      'none',
      'a.primer@example.by',
      'почта, электронная почта, электронный адрес, mail',
    ),
    field('urlId', 'text', 'none', 'a-primer', 'url, адрес, url id'),
    field('degree', 'text', 'none', 'кандидат технических наук', 'степень'),
    field('degreeAbbrev', 'text', 'none', 'к.т.н.', 'степень сокращенно'),
    field('rank', 'text', 'none', 'доцент', 'звание'),
  ],
  disciplines: [
    field('educationForm', 'education-form', 'none', 'дневная', 'форма, форма получения образования'),
    field(
      'speciality',
      'speciality',
      'key',
      'ПОИТ',
      'специальность код, код специальности, шифр специальности, specialty, major',
    ),
    field('semester', 'number', 'key', '1', 'сем, номер семестра'),
    field(
      'abbrev',
      'text',
      'key',
      EXAMPLE_SUBJECT,
      'сокращенно, сокращенное название, аббревиатура, сокр, short name',
    ),
    field(
      'name',
      'text',
      'new',
      'Основы алгоритмизации и программирования',
      'дисциплина, предмет, наименование, название дисциплины, наименование дисциплины, название предмета, discipline, subject',
    ),
    field('hours', 'number', 'new', '108', 'часы, количество часов, всего часов, кол во часов'),
    field('credits', 'number', 'none', '3', 'зе, з е, зачетные единицы, кредиты, ects'),
    field('control', 'control', 'new', 'Экзамен', 'контроль, форма аттестации, аттестация, вид контроля'),
    field('isForeign', 'flag', 'none', 'нет', 'иностранцы'),
  ],
  rooms: [
    field(
      'name',
      'text',
      'key',
      '000',
      'номер, номер аудитории, аудитория, кабинет, помещение, название, room, room number, number, auditory',
    ),
    field('building', 'building', 'key', '1 к.', 'корпус, здание, учебный корпус, building, block'),
    field(
      'type',
      'room-type',
      'new',
      'лк',
      'вид, тип, вид аудитории, тип аудитории, назначение, type, kind, room type',
    ),
    field(
      'capacity',
      'number',
      'none',
      '30',
      'вместимость, количество мест, число мест, мест, посадочных мест, seats, capacity, places',
    ),
    field('department', 'department', 'none', '', 'кафедра, отдел, за кем закреплена, chair'),
    field('note', 'text', 'none', '', 'комментарий, оборудование, comment, equipment'),
  ],
  lessons: [
    field('term', 'term', 'key', '2026-autumn', 'полугодие, semester'),
    field('groups', 'groups', 'key', EXAMPLE_GROUP, 'группа, номер группы, учебная группа, поток, group'),
    field('day', 'day', 'none', 'понедельник', 'день, день занятия, weekday, day, дзень'),
    field('date', 'date', 'none', '', 'дата, lesson date'),
    field('time', 'time-range', 'none', '09:00–10:25', 'время, время занятия, время пары, time', [
      'startTime',
      'endTime',
    ]),
    field(
      'startTime',
      'time',
      'key',
      '09:00',
      'начало, начало занятия, начало пары, время, время занятия, с, start, starts, begin, from, time',
    ),
    field(
      'endTime',
      'time',
      'new',
      '10:25',
      'конец, окончание, конец занятия, окончание занятия, конец пары, до, по, end, ends, finish, to',
    ),
    field('weeks', 'weeks', 'none', '1, 3', 'недели, неделя, номер недели, номера недель, нед, week number'),
    field('subgroup', 'number', 'none', '0', 'подгр, п г, номер подгруппы'),
    field(
      'subject',
      'text',
      'key',
      EXAMPLE_SUBJECT,
      'дисциплина, предмет, сокращение, сокращение предмета, discipline, subject, course',
    ),
    field(
      'subjectFull',
      'text',
      'none',
      'Основы алгоритмизации и программирования',
      'название, название предмета, название дисциплины, наименование дисциплины, полное название, subject name',
    ),
    field(
      'type',
      'lesson-type',
      'none',
      'ЛК',
      'вид, тип, тип занятия, форма занятия, type, kind, lesson type',
    ),
    field(
      'rooms',
      'rooms',
      'none',
      '',
      'аудитория, ауд, место, место проведения, кабинет, room, venue, location, place, classroom',
    ),
    field(
      'employees',
      'employees',
      'none',
      '',
      'преподаватель, фио преподавателя, лектор, teacher, educator, lecturer, instructor, tutor',
    ),
    field('note', 'text', 'none', '', 'комментарий, comment'),
    field('startDate', 'date', 'none', '', 'дата начала, start date'),
    field('endDate', 'date', 'none', '', 'дата окончания, end date'),
    field('isExam', 'flag', 'none', 'нет', 'экзамен, exam'),
  ],
  marks: [
    field('cardNumber', 'card', 'key', EXAMPLE_CARD, cardNames),
    field(
      'discipline',
      'text',
      'key',
      EXAMPLE_SUBJECT,
      'предмет, сокращение, название дисциплины, наименование дисциплины, subject',
    ),
    field('semester', 'number', 'key', '1', 'сем, номер семестра'),
    field('control', 'control', 'none', '', 'контроль, форма аттестации, аттестация, вид контроля'),
    field('mark', 'mark', 'none', '9', 'оценка, балл, результат, grade'),
    field('date', 'date', 'none', '', 'дата сдачи, дата экзамена'),
    field('teacher', 'employee', 'none', '', 'экзаменатор, фио преподавателя, educator'),
    field('retakes', 'number', 'none', '0', 'пересдач'),
    field('isDifference', 'flag', 'none', 'нет', 'разница'),
  ],
} as const satisfies Readonly<Record<TableImportKind, readonly TableImportField[]>>;

/** A field with its record type: "students.cardNumber". */
export type TableImportFieldKey = {
  [K in TableImportKind]: `${K}.${(typeof tableImportFields)[K][number]['field']}`;
}[TableImportKind];
