import type { FeatureText } from './features.ts';

/** What the features of administrators are called, and what their calls are about. */
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
      en: 'What the university asks about itself, as tables and as workbooks.',
      ru: 'Сводки об университете: таблицы и файлы.',
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
