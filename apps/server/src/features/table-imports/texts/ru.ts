import columns from '@semestr/core/table-exports/texts/ru';
import type { CellForm, TableImportField } from '@semestr/core/table-import-fields';
import type { TableImportKind } from '@semestr/core/table-imports';

/** A form without a text does not compile. */
interface Texts {
  kind: Readonly<Record<TableImportKind, string>>;
  form: Readonly<Record<CellForm, string>>;
  need: Readonly<Record<TableImportField['need'], string>>;
}

export default {
  kind: {
    students: 'Студенты',
    groups: 'Группы',
    employees: 'Сотрудники',
    disciplines: 'Учебные планы',
    lessons: 'Занятия',
    marks: 'Отметки',
  },
  title: columns.title,
  form: {
    text: 'текст',
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
    mark: 'от 0 до 10, зачтено или не зачтено',
    card: 'номер студенческого билета',
    'group-name': 'номер группы',
    group: 'номер группы, как в списке групп',
    groups: 'номера групп через запятую',
    faculty: 'сокращение или название факультета',
    department: 'сокращение или название подразделения',
    'education-form': 'форма обучения, если специальность есть в нескольких',
    speciality: 'сокращение, шифр или название специальности',
    employee: 'Иванов И. И. или полностью',
    employees: 'Иванов И. И. или полностью, через запятую',
    rooms: 'аудитории с корпусами через запятую: 512-4',
  },
  need: {
    key: 'да: по нему находится запись',
    new: 'для новых записей',
    none: 'нет',
  },
  note: {
    groups: { educationForm: 'По ней находится специальность, отдельно она не сохраняется.' },
    employees: {
      department: 'По нему находится сотрудник. Должности не создаются: добавьте их в разделе «Должности».',
    },
    disciplines: { educationForm: 'По ней находится специальность, отдельно она не сохраняется.' },
    marks: {
      semester: 'По нему находится дисциплина, отдельно он не сохраняется.',
      control:
        'По ней различаются экзамен и курсовая работа по одной дисциплине, отдельно она не сохраняется.',
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
  yes: columns.yes,
  no: columns.no,
} as const satisfies Texts & Readonly<Record<string, unknown>>;
