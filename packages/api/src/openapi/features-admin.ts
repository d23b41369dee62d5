import type { FeatureText } from './features.ts';

/** Titles and descriptions of the administrators' features. */
export const adminFeatureTexts = {
  broadcasts: {
    ru: 'Рассылки',
    en: 'Broadcasts',
    about: {
      en: 'Notifications that administrators send to many users.',
      ru: 'Уведомления, которые администраторы отправляют сразу многим.',
    },
  },
  setup: {
    ru: 'Первая настройка',
    en: 'First setup',
    about: { en: 'Creating the first administrator.', ru: 'Создание первого администратора.' },
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
    ru: 'Аккаунты',
    en: 'Accounts',
    about: {
      en: 'Creating and changing accounts, help for users who cannot sign in, and messages that were not sent.',
      ru: 'Создание и изменение аккаунтов, помощь тем, кто не может войти, и неотправленные сообщения.',
    },
  },
  invitations: {
    ru: 'Приглашения',
    en: 'Invitations',
    about: {
      en: 'Links for the first passwords of many people: sent, or printed as slips.',
      ru: 'Ссылки для первых паролей многих людей: отправить или напечатать листками.',
    },
  },
  opening: {
    ru: 'Открытие университета',
    en: 'Opening a university',
    about: {
      en: 'How far a new university is entered, and the state of the installation.',
      ru: 'Что уже заполнено в новом университете и как настроена установка.',
    },
  },
  personalData: {
    ru: 'Личные данные',
    en: 'Personal data',
    about: {
      en: 'All stored data of a person as an archive, and their erasure.',
      ru: 'Всё, что хранится о человеке, одним архивом, и удаление этих данных.',
    },
  },
  access: {
    ru: 'Вход и доступ',
    en: 'Access',
    about: {
      en: 'Why a user cannot sign in: who it is, what blocks the sign-in, and what has happened.',
      ru: 'Почему человек не может войти: кто это, что мешает и что происходило.',
    },
  },
  requests: {
    ru: 'Очередь заявок',
    en: 'Queue of requests',
    about: {
      en: 'Requests of all kinds for administrators to decide on, with details of the student.',
      ru: 'Заявки всех видов, по которым решает администратор, и положение студента.',
    },
  },
  today: {
    ru: 'Сводка',
    en: 'Today',
    about: {
      en: 'What needs an administrator’s attention today, and what happened since their last visit.',
      ru: 'Что сегодня ждёт администраторов и что произошло с их прошлого входа.',
    },
  },
  timetable: {
    ru: 'Составление расписания',
    en: 'Planning the timetable',
    about: {
      en: 'The lessons of a group, teacher or room in a term, and where a lesson fits.',
      ru: 'Занятия группы, преподавателя или аудитории в семестре и места, куда занятие можно поставить.',
    },
  },
  timetableDrafts: {
    ru: 'Проекты расписания',
    en: 'Timetable drafts',
    about: {
      en: 'Changes of a term’s lessons that only planners see until they publish them, and the search for a timetable.',
      ru: 'Изменения занятий семестра, которые до\u00a0публикации видят только составители, и\u00a0подбор расписания.',
    },
  },
  newYear: {
    ru: 'Начало учебного года',
    en: 'Start of the year',
    about: {
      en: 'The yearly changes: groups move up a course, graduate, and new ones are created.',
      ru: 'То, что делают раз в год: перевод групп на следующий курс, выпуск и новые группы.',
    },
  },
  tableImportFiles: {
    ru: 'Загружаемые файлы',
    en: 'Imported files',
    about: {
      en: 'How an imported file was read, and corrections of its rows.',
      ru: 'Как прочитан загружаемый файл и исправления его строк.',
    },
  },
  tableImports: {
    ru: 'Загрузки из таблиц',
    en: 'Table imports',
    about: {
      en: 'Records from workbooks and CSV files: upload, check, store in the background, undo as a whole.',
      ru: 'Записи из книг Excel и файлов CSV: отправить, проверить, сохранить в фоне, отменить целиком.',
    },
  },
  papers: {
    ru: 'Документы к заявкам',
    en: 'Attached documents',
    about: {
      en: 'Documents attached to requests, for administrators.',
      ru: 'Документы, приложенные к заявкам, для администраторов.',
    },
  },
  reports: {
    ru: 'Отчёты',
    en: 'Reports',
    about: {
      en: 'Reports on the university, as tables, workbooks and PDF.',
      ru: 'Сводки об университете: таблицы и файлы.',
    },
  },
  sessionResults: {
    ru: 'Результаты сессии',
    en: 'Session results',
    about: {
      en: 'Session results of a group, to sign and to calculate with; the marks themselves are those of the markbooks.',
      ru: 'Результаты сессии группы: ведомость на подпись и\u00a0таблица; сами отметки\u00a0– в\u00a0зачётных книжках.',
    },
  },
  builtReports: {
    ru: 'Свои отчёты',
    en: 'Custom reports',
    about: {
      en: 'Reports that the caller defines: a view, rows, columns, a measure and conditions.',
      ru: 'Отчёты, которые можно составить самому: строки, столбцы, показатель и условия.',
    },
  },
  imports: {
    ru: 'Импорт',
    en: 'Import',
    about: {
      en: 'Importing data from another system, in batches.',
      ru: 'Перенос данных из другой системы, партиями.',
    },
  },
  admin: {
    ru: 'Записи консоли',
    en: 'Records of the console',
    about: {
      en: 'Lists and changes of every kind of record, in the format of ra-data-simple-rest.',
      ru: 'Списки и правка записей каждого вида, в форме ra-data-simple-rest.',
    },
  },
} as const satisfies Readonly<Record<string, FeatureText>>;
