import englishColumns from '@semestr/core/table-exports/texts/en';
import russianColumns from '@semestr/core/table-exports/texts/ru';
import type { CellForm, TableImportField } from '@semestr/core/table-import-field';
import type { TableImportKind } from '@semestr/core/table-imports';
import { defineTexts, type TextsLike } from '@semestr/core/texts';

/** A form without a text does not compile. */
interface Texts {
  kind: Readonly<Record<TableImportKind, string>>;
  form: Readonly<Record<CellForm, string>>;
  need: Readonly<Record<TableImportField['need'], string>>;
}

const ru = {
  kind: {
    students: 'Студенты',
    groups: 'Группы',
    employees: 'Сотрудники',
    positions: 'Должности',
    departments: 'Подразделения',
    specialities: 'Специальности',
    disciplines: 'Учебные планы',
    rooms: 'Аудитории',
    lessons: 'Занятия',
    marks: 'Отметки',
    'student-orders': 'Приказы по контингенту',
  },
  title: russianColumns.title,
  form: {
    text: 'текст',
    phone: 'один мобильный номер: +375\u00a029\u00a0111-22-33',
    'email-address': 'один адрес: name@example.by',
    'work-phone': 'один номер, его видят все: +375\u00a017\u00a0293-89-11',
    workplace: 'номер кабинета, с\u00a0корпусом или без: 512-4',
    'full-name': 'фамилия, имя и отчество через пробел',
    'given-names': 'имя и отчество через пробел',
    number: 'число',
    date: 'ДД.ММ.ГГГГ или дата Excel',
    time: 'ЧЧ:ММ',
    'time-range': 'ЧЧ:ММ–ЧЧ:ММ',
    flag: 'да или нет',
    weeks: 'номера через запятую: 1, 3; «все» – каждая неделя',
    day: 'понедельник … суббота или число от 1 до 6',
    'lesson-type': 'ЛК, ПЗ, ЛР или словами: лекция, практическое занятие',
    term: 'осень 2026, весна 2027 или весенний 2026/2027',
    control: 'экзамен, зачёт, диф. зачёт, курс. работа',
    mark: 'от 0 до 10, зачтено, не зачтено или неявка',
    card: 'номер студенческого билета',
    'group-name': 'номер группы',
    group: 'номер группы, как в списке групп',
    groups: 'номера групп через запятую',
    faculty: 'сокращение или название факультета',
    department: 'сокращение, название или код подразделения',
    'department-type': 'факультет, кафедра, деканат, руководство или другое',
    'education-form': 'форма обучения, как в списке форм обучения',
    speciality: 'сокращение, шифр или название специальности',
    building: 'корпус, как в списке корпусов',
    'room-type': 'вид аудитории: название или сокращение',
    employee: 'Иванов И. И. или полностью',
    employees: 'Иванов И. И. или полностью, через запятую',
    rooms: 'аудитории с корпусами через запятую: 512-4',
    funding: 'бюджет или платно',
    country: 'страна: название или код, Беларусь или BY',
    'document-language': 'белорусский, русский или английский',
    'order-kind':
      'зачисление, академический отпуск, выход из отпуска, отчисление, перевод в другой университет, выпуск, восстановление',
  },
  need: {
    key: 'да: по нему находится запись',
    new: 'для новых записей',
    none: 'нет',
  },
  note: {
    positions: {
      urlId: 'По нему находится сотрудник, если имя носят несколько; отдельно он не сохраняется.',
    },
    groups: { educationForm: 'По ней находится специальность, отдельно она не сохраняется.' },
    disciplines: { educationForm: 'По ней находится специальность, отдельно она не сохраняется.' },
    marks: {
      semester: 'По нему находится дисциплина, отдельно он не сохраняется.',
      control:
        'По ней различаются экзамен и курсовая работа по одной дисциплине, отдельно она не сохраняется.',
    },
    'student-orders': {
      fullName: 'По\u00a0нему и\u00a0группе находится студент, если нет номера билета.',
      group: 'По ней и ФИО находится студент, если нет номера билета.',
    },
  },
  template: {
    title: 'Шаблон: {{kind}}',
    explained: 'Пояснения',
    column: 'Столбец',
    need: 'Обязательно',
    form: 'Как записывать',
    example: 'Пример',
    hint: 'Заполните первый лист: по строке на запись, примеры – в столбце «Пример». Пустая ячейка оставляет в существующей записи прежнее значение.',
  },
  grid: { cell: 'Ячейка', text: 'Текст ячейки' },
  refused: {
    reasons: 'Что исправить',
    sheet: 'Строки с\u00a0ошибками',
    name: '{{file}} – строки с\u00a0ошибками',
  },
  yes: russianColumns.yes,
  no: russianColumns.no,
} as const satisfies Texts & Readonly<Record<string, unknown>>;

const en = {
  kind: {
    students: 'Students',
    groups: 'Groups',
    employees: 'Employees',
    positions: 'Posts',
    departments: 'Departments',
    specialities: 'Specialities',
    disciplines: 'Study plans',
    rooms: 'Rooms',
    lessons: 'Lessons',
    marks: 'Marks',
    'student-orders': 'Status orders',
  },
  title: englishColumns.title,
  form: {
    text: 'text',
    phone: 'one mobile number: +375 29 111-22-33',
    'email-address': 'one address: name@example.by',
    'work-phone': 'one number, which is public: +375 17 293-89-11',
    workplace: 'the number of the room, with or without its building: 512-4',
    'full-name': 'last, first and middle name, separated by spaces',
    'given-names': 'first and middle name, separated by a space',
    number: 'a number',
    date: 'DD.MM.YYYY or a date of Excel',
    time: 'HH:MM',
    'time-range': 'HH:MM–HH:MM',
    flag: 'yes or no',
    weeks: 'numbers separated by commas: 1, 3; “all” for every week',
    day: 'Monday … Saturday, or a number from 1 to 6',
    'lesson-type': 'lecture, practical class, lab or another type',
    term: 'autumn 2026, spring 2027 or spring 2026/2027',
    control: 'exam, credit, graded credit, term paper',
    mark: 'from 0 to 10, passed or failed',
    card: 'the student card number',
    'group-name': 'the group number',
    group: 'the group number, as in the list of groups',
    groups: 'group numbers separated by commas',
    faculty: 'the abbreviation or name of the faculty',
    department: 'the abbreviation, name or code of the department',
    'department-type': 'faculty, chair, dean’s office, administration or other',
    'education-form': 'the form of education, as in the list of forms',
    speciality: 'the abbreviation, code or name of the speciality',
    building: 'the building, as in the list of buildings',
    'room-type': 'the type of the room: its name or abbreviation',
    employee: 'Ivanov I. I. or in full',
    employees: 'Ivanov I. I. or in full, separated by commas',
    rooms: 'rooms with their buildings, separated by commas: 512-4',
    funding: 'state-funded or paid',
    country: 'the country: its name or code, Belarus or BY',
    'document-language': 'Belarusian, Russian or English',
    'order-kind':
      'enrolment, academic leave, return from leave, expulsion, transfer to another university, graduation, reinstatement',
  },
  need: {
    key: 'yes: identifies the record',
    new: 'for new records',
    none: 'no',
  },
  note: {
    positions: { urlId: 'Used to find the employee when several have the same name; not stored.' },
    groups: { educationForm: 'Used to find the speciality; not stored.' },
    disciplines: { educationForm: 'Used to find the speciality; not stored.' },
    marks: {
      semester: 'Used to find the discipline; not stored.',
      control: 'Distinguishes the exam of a discipline from its term paper; not stored.',
    },
    'student-orders': {
      fullName: 'Finds the student together with the group, without a card number.',
      group: 'Finds the student together with the name, without a card number.',
    },
  },
  template: {
    title: 'Template: {{kind}}',
    explained: 'Explanations',
    column: 'Column',
    need: 'Required',
    form: 'How to write it',
    example: 'Example',
    hint: 'Fill in the first sheet with one record per row; see the “Example” column for examples. An empty cell leaves what an existing record has.',
  },
  grid: { cell: 'Cell', text: 'Text of the cell' },
  refused: {
    reasons: 'What to fix',
    sheet: 'Rows with errors',
    name: '{{file}} – rows with errors',
  },
  yes: englishColumns.yes,
  no: englishColumns.no,
} as const satisfies TextsLike<typeof ru>;

export const tableImportTexts = defineTexts('server.tableImports', { ru, en });
