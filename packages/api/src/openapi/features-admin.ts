import type { FeatureText } from './features.ts';

/** Titles and descriptions of the administrators' features. */
export const adminFeatureTexts = {
  broadcasts: {
    ru: 'Рассылки',
    en: 'Broadcasts',
    about: {
      en: 'Notifications that administrators send to many at once.',
      ru: 'Уведомления, которые администраторы отправляют сразу многим.',
    },
  },
  setup: {
    ru: 'Первая настройка',
    en: 'First setup',
    about: { en: 'Making the first administrator.', ru: 'Создание первого администратора.' },
  },
  students: {
    ru: 'Студенты',
    en: 'Students',
    about: {
      en: 'The records of students, for administrators.',
      ru: 'Записи студентов для администраторов.',
    },
  },
  accounts: {
    ru: 'Учётные записи',
    en: 'Accounts',
    about: {
      en: 'Making and changing accounts, what an administrator does for somebody who cannot get in, and messages that did not get out.',
      ru: 'Создание и изменение учётных записей, помощь тем, кто не может войти, и неотправленные сообщения.',
    },
  },
  personalData: {
    ru: 'Личные данные',
    en: 'Personal data',
    about: {
      en: 'All that is kept of one person as an archive, and its erasure.',
      ru: 'Всё, что хранится о человеке, одним архивом, и удаление этих данных.',
    },
  },
  access: {
    ru: 'Вход и доступ',
    en: 'Access',
    about: {
      en: 'Why somebody cannot get in: who it is, what keeps them out, and what has happened.',
      ru: 'Почему человек не может войти: кто это, что мешает и что происходило.',
    },
  },
  requests: {
    ru: 'Очередь заявок',
    en: 'Queue of requests',
    about: {
      en: 'Requests of all kinds as administrators decide on them, with the situation of the student.',
      ru: 'Заявки всех видов, по которым решает администратор, и положение студента.',
    },
  },
  today: {
    ru: 'Сводка',
    en: 'Today',
    about: {
      en: 'What waits for administrators today, and what happened since they were last here.',
      ru: 'Что сегодня ждёт администраторов и что произошло с их прошлого входа.',
    },
  },
  timetable: {
    ru: 'Составление расписания',
    en: 'Planning the timetable',
    about: {
      en: 'The lessons of a group, an educator or a room in a term, and where one of them fits.',
      ru: 'Занятия группы, преподавателя или аудитории в семестре и места, куда занятие можно поставить.',
    },
  },
  newYear: {
    ru: 'Начало учебного года',
    en: 'Start of the year',
    about: {
      en: 'What is done once a year: groups move up a course, some leave, new ones come.',
      ru: 'То, что делают раз в год: перевод групп на следующий курс, выпуск и новые группы.',
    },
  },
  tableImports: {
    ru: 'Загрузки из таблиц',
    en: 'Table imports',
    about: {
      en: 'Workbooks and CSV files of records: sent, tried, stored in the background, taken back as one.',
      ru: 'Записи из книг Excel и файлов CSV: отправить, проверить, сохранить в фоне, отменить целиком.',
    },
  },
  papers: {
    ru: 'Документы к заявкам',
    en: 'Papers',
    about: {
      en: 'The papers that came with requests, for administrators.',
      ru: 'Документы, приложенные к заявкам, для администраторов.',
    },
  },
  reports: {
    ru: 'Отчёты',
    en: 'Reports',
    about: {
      en: 'What the university asks about itself, as tables, workbooks and PDF.',
      ru: 'Сводки об университете: таблицы и файлы.',
    },
  },
  builtReports: {
    ru: 'Построенные отчёты',
    en: 'Built reports',
    about: {
      en: 'Reports that a caller builds: rows, columns, a measure and conditions over a list of views.',
      ru: 'Отчёты, которые строит вызывающий: строки, столбцы, показатель и условия по списку представлений.',
    },
  },
  imports: {
    ru: 'Импорт',
    en: 'Import',
    about: {
      en: 'Bringing in data from another system, in batches.',
      ru: 'Перенос данных из другой системы, партиями.',
    },
  },
  admin: {
    ru: 'Записи консоли',
    en: 'Records of the console',
    about: {
      en: 'Lists and changes of every kind of record, in the shape of ra-data-simple-rest.',
      ru: 'Списки и правка записей каждого вида, в форме ra-data-simple-rest.',
    },
  },
} as const satisfies Readonly<Record<string, FeatureText>>;
