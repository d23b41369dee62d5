import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  subtitle: 'Расписания, справочники и\u00a0личный кабинет университета',
  pages: 'Что здесь есть',
  personal: 'Личный кабинет',
  personalHint:
    'Студентам и\u00a0преподавателям: справки, книги, контакты, настройки. Вход по\u00a0логину и\u00a0паролю.',
  data: 'Ваши данные',
  rules: {
    public: {
      title: 'Что видят все',
      text: 'Расписания, телефоны и\u00a0подразделения. Рейтинг\u00a0— по\u00a0номеру билета, без фамилий. Анкету видят, только если вы опубликовали её сами.',
    },
    own: {
      title: 'Что видите только вы',
      text: 'Отметки, пропуски, заявки, контакты. Администратор может войти под вашим именем, чтобы помочь: вы узнаете, кто, когда и\u00a0зачем.',
    },
    browser: {
      title: 'Что хранит браузер',
      text: 'Язык, тему, избранные и\u00a0недавние расписания, подгруппу; после входа\u00a0— сеанс. Счётчиков и\u00a0рекламы здесь нет.',
    },
  },
  who: 'Кто отвечает',
  taxNumber: 'УНП',
  address: 'Адрес',
  support: 'Поддержка портала',
  office: 'Деканат',
  open: 'Открытый код',
  openText:
    'Semestr распространяется по\u00a0лицензии MIT. Всё, что показывает портал, доступно и\u00a0программам.',
} as const;

const en = {
  subtitle: 'Schedules, directories and the personal account of the university',
  pages: 'Sections',
  personal: 'Personal account',
  personalHint:
    'For students and teachers: certificates, books, contacts, settings. Sign in with your username and password.',
  data: 'Your data',
  rules: {
    public: {
      title: 'What everyone can see',
      text: 'Schedules, phone numbers and departments. The rating lists card numbers, without names. Your profile is only visible if you publish it.',
    },
    own: {
      title: 'What only you can see',
      text: 'Marks, absences, requests, contacts. An administrator can sign in as you to help: you are notified who, when and why.',
    },
    browser: {
      title: 'What your browser stores',
      text: 'Language, theme, starred and recent schedules, your subgroup; after signing in, the session. There are no trackers and no advertising.',
    },
  },
  who: 'Who is responsible',
  taxNumber: 'Tax number',
  address: 'Address',
  support: 'Portal support',
  office: 'Dean’s office',
  open: 'Open source',
  openText:
    'Semestr is available under the MIT licence. Everything the portal shows is also available through the API.',
} as const satisfies TextsLike<typeof ru>;

export const aboutTexts = defineTexts('about', { ru, en });
