import type { TableImportKind } from './table-imports.ts';

/** Fields of the tables that administrators upload, by record type. */

/** Formats of the cells of a field. */
export const cellForms = [
  'text',
  'number',
  'date',
  'time',
  'flag',
  'weeks',
  'day',
  'term',
  'control',
  'mark',
  'card',
  'group',
  'groups',
  'faculty',
  'department',
  'education-form',
  'speciality',
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
  /** Example value of an invented record, shown on the explanation sheet of the template. */
  readonly example: string;
  /** Other names of its column, in addition to its titles; normalised by `wordKey`. */
  readonly synonyms: readonly string[];
}

const field = <const F extends string>(
  name: F,
  form: CellForm,
  need: TableImportField['need'],
  example: string,
  ...synonyms: readonly string[]
) => ({ field: name, form, need, example, synonyms });

export const tableImportFields = {
  students: [
    field(
      'cardNumber',
      'card',
      'key',
      '52850001',
      'студбилет',
      'номер студбилета',
      'номер билета',
      'студенческий',
      'логин',
      'card',
      'student card',
    ),
    field('lastName', 'text', 'new', 'Новиков', 'surname', 'family name'),
    field('firstName', 'text', 'new', 'Пётр', 'given name'),
    field('middleName', 'text', 'none', 'Ильич', 'patronymic'),
    field(
      'birthDate',
      'date',
      'new',
      '29.02.2008',
      'день рождения',
      'др',
      'рожден',
      'родился',
      'birthday',
      'born',
    ),
    field('group', 'group', 'new', '528501', 'номер группы', 'учебная группа', 'student group'),
    field('subgroup', 'number', 'none', '1', 'подгр'),
    field('isGroupHead', 'flag', 'none', 'нет', 'староста группы', 'head'),
    field('canStudentNote', 'flag', 'none', 'нет', 'отмечает', 'notes omissions'),
    field('hasProfiling', 'flag', 'none', 'нет'),
    field('belarusianLastName', 'text', 'none', 'Новікаў', 'прозвішча'),
    field('belarusianFirstName', 'text', 'none', 'Пётр', 'імя'),
    field('belarusianMiddleName', 'text', 'none', 'Ільіч', 'імя па бацьку'),
  ],
  groups: [
    field('name', 'text', 'key', '528501', 'номер', 'номер группы', 'название', 'group number', 'name'),
    field('faculty', 'faculty', 'new', 'ФИС', 'фак'),
    field('educationForm', 'education-form', 'none', 'дневная', 'форма'),
    field('speciality', 'speciality', 'new', 'ПОИТ', 'специальность код', 'specialty', 'major'),
    field('course', 'number', 'none', '1', 'year'),
    field('degree', 'number', 'none', '1', 'ступень образования'),
    field(
      'size',
      'number',
      'none',
      '24',
      'численность',
      'количество студентов',
      'студентов',
      'number of students',
    ),
    field('curator', 'employee', 'none', '', 'куратор группы'),
    field('calendarId', 'text', 'none', ''),
  ],
  employees: [
    field('lastName', 'text', 'key', 'Новикова', 'surname', 'family name'),
    field('firstName', 'text', 'key', 'Анна', 'given name'),
    field('middleName', 'text', 'none', 'Ильинична', 'patronymic'),
    field('department', 'department', 'none', '', 'кафедра', 'отдел', 'chair'),
    field('email', 'text', 'none', 'a.novikova@example.by', 'почта', 'электронная почта', 'e mail', 'mail'),
    field('urlId', 'text', 'none', 'a-novikova', 'url', 'адрес', 'url id'),
    field('degree', 'text', 'none', 'кандидат технических наук', 'степень'),
    field('degreeAbbrev', 'text', 'none', 'к.т.н.', 'степень сокращенно'),
    field('rank', 'text', 'none', 'доцент', 'звание'),
  ],
  disciplines: [
    field('educationForm', 'education-form', 'none', 'дневная', 'форма'),
    field('speciality', 'speciality', 'key', 'ПОИТ', 'специальность код', 'specialty', 'major'),
    field('semester', 'number', 'key', '1', 'сем', 'номер семестра'),
    field('abbrev', 'text', 'key', 'ОАиП', 'сокращенно', 'аббревиатура', 'сокр', 'short name'),
    field(
      'name',
      'text',
      'new',
      'Основы алгоритмизации и программирования',
      'дисциплина',
      'предмет',
      'наименование',
      'discipline',
    ),
    field('hours', 'number', 'new', '108', 'часы', 'количество часов', 'всего часов'),
    field('credits', 'number', 'none', '3', 'зе', 'зачетные единицы', 'кредиты', 'ects'),
    field('control', 'control', 'new', 'Экзамен', 'контроль', 'форма аттестации', 'аттестация', 'control'),
    field('isForeign', 'flag', 'none', 'нет', 'иностранцы'),
  ],
  lessons: [
    field('term', 'term', 'key', '2026-autumn', 'полугодие', 'semester'),
    field('groups', 'groups', 'key', '528501, 528502', 'группа', 'group'),
    field('day', 'day', 'none', 'понедельник', 'день', 'weekday', 'day'),
    field('date', 'date', 'none', '', 'дата'),
    field('startTime', 'time', 'key', '09:00', 'начало', 'время', 'с', 'start', 'from'),
    field('endTime', 'time', 'new', '10:25', 'конец', 'окончание', 'до', 'по', 'end', 'to'),
    field('weeks', 'weeks', 'none', '1, 3', 'недели', 'неделя', 'week'),
    field('subgroup', 'number', 'none', '0', 'подгр'),
    field('subject', 'text', 'key', 'ОАиП', 'дисциплина', 'предмет', 'discipline'),
    field(
      'subjectFull',
      'text',
      'none',
      'Основы алгоритмизации и программирования',
      'название',
      'название предмета',
    ),
    field('type', 'text', 'none', 'ЛК', 'вид', 'тип', 'type'),
    field('rooms', 'rooms', 'none', '', 'аудитория', 'ауд', 'room'),
    field(
      'employees',
      'employees',
      'none',
      '',
      'преподаватель',
      'teacher',
      'educator',
      'teachers',
      'educators',
    ),
    field('note', 'text', 'none', '', 'комментарий', 'comment'),
    field('startDate', 'date', 'none', '', 'дата начала'),
    field('endDate', 'date', 'none', '', 'дата окончания'),
    field('isExam', 'flag', 'none', 'нет', 'экзамен', 'exam'),
  ],
  marks: [
    field(
      'cardNumber',
      'card',
      'key',
      '52850001',
      'студбилет',
      'номер студбилета',
      'номер билета',
      'студенческий',
      'card',
      'student card',
    ),
    field('discipline', 'text', 'key', 'ОАиП', 'предмет', 'сокращение', 'subject'),
    field('semester', 'number', 'key', '1', 'сем', 'номер семестра'),
    field('mark', 'mark', 'none', '9', 'оценка', 'балл', 'grade'),
    field('date', 'date', 'none', '', 'дата сдачи'),
    field('teacher', 'employee', 'none', '', 'экзаменатор', 'educator'),
    field('retakes', 'number', 'none', '0', 'пересдач'),
    field('isDifference', 'flag', 'none', 'нет', 'разница'),
  ],
} as const satisfies Readonly<Record<TableImportKind, readonly TableImportField[]>>;

/** A field with its record type: "students.cardNumber". */
export type TableImportFieldKey = {
  [K in TableImportKind]: `${K}.${(typeof tableImportFields)[K][number]['field']}`;
}[TableImportKind];

/** Fields that only find a record: their cells are not stored, and every import states this. */
export const tableImportLookups = [
  'groups.educationForm',
  'employees.department',
  'disciplines.educationForm',
  'marks.semester',
] as const satisfies readonly TableImportFieldKey[];

/** The cells that identify a row of each type: two rows must not refer to the same record. */
export const tableImportIdentity: Readonly<Record<TableImportKind, readonly string[]>> = {
  students: ['cardNumber'],
  groups: ['name'],
  employees: ['urlId', 'email', 'lastName', 'firstName', 'middleName', 'department'],
  disciplines: ['educationForm', 'speciality', 'semester', 'abbrev', 'isForeign'],
  lessons: ['term', 'groups', 'day', 'date', 'startTime', 'weeks', 'subgroup', 'subject', 'type'],
  marks: ['cardNumber', 'discipline', 'semester'],
};
