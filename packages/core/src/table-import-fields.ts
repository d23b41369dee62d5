import {
  cardNames,
  EXAMPLE_CARD,
  EXAMPLE_GROUP,
  EXAMPLE_SUBJECT,
  field,
  type TableImportField,
} from './table-import-field.ts';
import { orderFields } from './table-import-order-fields.ts';
import { structureFields } from './table-import-structure-fields.ts';
import type { TableImportKind } from './table-imports.ts';

/** Fields of the tables that administrators upload, by record type. */

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

export const tableImportFields = {
  ...structureFields,
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
    field(
      'phone',
      'phone',
      'none',
      '+375 29 111-22-33',
      'мобильный телефон, мобильный, мобильный номер, сотовый, сотовый телефон, номер телефона, телефон студента, контактный телефон, phone number, mobile, cell phone',
    ),
    field(
      'email',
      'email-address',
      'none',
      'p.novikov@example.by',
      'почта, эл почта, электронная почта, электронный адрес, адрес электронной почты, mail, email address',
    ),
    field('isGroupHead', 'flag', 'none', 'нет', 'староста группы, head'),
    field('canStudentNote', 'flag', 'none', 'нет', 'отмечает, notes omissions'),
    field('hasProfiling', 'flag', 'none', 'нет'),
    field('belarusianLastName', 'text', 'none', 'Новікаў', 'прозвішча па беларуску'),
    field('belarusianFirstName', 'text', 'none', 'Пётр', 'імя па беларуску'),
    field('belarusianMiddleName', 'text', 'none', 'Ільіч', 'імя па бацьку па беларуску'),
    field(
      'funding',
      'funding',
      'none',
      'бюджет',
      'основа, основа обучения, форма оплаты, источник финансирования, бюджет платно, funding, fee',
    ),
    field('citizenship', 'country', 'none', 'Беларусь', 'страна, страна гражданства, country, nationality'),
    field(
      'documentLanguage',
      'document-language',
      'none',
      'русский',
      'язык, язык документа, язык диплома, document language, language',
    ),
  ],
  employees: [
    fullName('Пример Анна Ильинична', 'сотрудник, преподаватель, работник, employee, teacher, lecturer'),
    givenNames('Анна Ильинична'),
    field('lastName', 'text', 'key', 'Пример', lastNames),
    field('firstName', 'text', 'key', 'Анна', firstNames),
    field('middleName', 'text', 'none', 'Ильинична', middleNames),
    field(
      'department',
      'department',
      'none',
      '',
      'кафедра, отдел, структурное подразделение, место работы, chair',
    ),
    field('post', 'text', 'none', 'доцент', 'должность, занимаемая должность, post, job title'),
    field(
      'room',
      'workplace',
      'none',
      '512-4',
      'кабинет, каб, аудитория, ауд, комната, номер кабинета, рабочее место, office, room',
    ),
    field(
      'phone',
      'work-phone',
      'none',
      '+375 17 293-89-11',
      'телефон, тел, рабочий телефон, раб тел, служебный телефон, номер телефона, внутренний телефон, work phone, telephone',
    ),
    field('isHead', 'flag', 'none', 'нет', 'руководитель, руководит, заведует, начальник, head'),
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
    field(
      'ownPhone',
      'phone',
      'none',
      '+375 29 111-22-33',
      'мобильный телефон, мобильный, мобильный номер, моб тел, сотовый, сотовый телефон, личный номер, mobile, cell phone',
    ),
    field(
      'ownEmail',
      'email-address',
      'none',
      'primer@example.by',
      'личный адрес, личный e mail, почта для кодов',
    ),
  ],
  positions: [
    field('urlId', 'text', 'none', 'a-primer', 'url, адрес страницы сотрудника, url id'),
    field(
      'employee',
      'employee',
      'key',
      'Пример Анна Ильинична',
      'фио, фамилия имя отчество, сотрудник, работник, преподаватель, name, full name, person',
    ),
    field('department', 'department', 'key', 'Каф.ПР', 'кафедра, отдел, структурное подразделение, chair'),
    field('title', 'text', 'none', 'доцент', 'занимаемая должность, название должности, job title'),
    field('isHead', 'flag', 'none', 'нет', 'руководитель, заведует, начальник, head'),
    field(
      'phone',
      'work-phone',
      'none',
      '+375 17 293-89-11',
      'тел, рабочий телефон, раб тел, служебный телефон, номер телефона, work phone, telephone',
    ),
    field('room', 'workplace', 'none', '512', 'каб, аудитория, ауд, комната, номер кабинета, room'),
    field('building', 'text', 'none', '4 к.', 'корп, здание, building'),
    field('address', 'text', 'none', '', 'почтовый адрес, street address'),
    field('order', 'number', 'none', '0', 'порядок, sort order'),
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
  'student-orders': orderFields,
} as const satisfies Readonly<Record<TableImportKind, readonly TableImportField[]>>;

/** A field with its record type: "students.cardNumber". */
export type TableImportFieldKey = {
  [K in TableImportKind]: `${K}.${(typeof tableImportFields)[K][number]['field']}`;
}[TableImportKind];
