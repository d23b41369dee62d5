import { type FormKind, formKinds } from '@semestr/core/requests/kinds';
import { kindPlural } from '@semestr/core/requests/words';
import type { FeatureName } from '../contract.ts';
import type { Sentence } from './document.ts';
import { adminFeatureTexts } from './features-admin.ts';

export interface FeatureText extends Sentence {
  /** One-sentence description of its calls. */
  about: Sentence;
}

/** Titles of the kinds of requests with the common form. */
const formTexts = Object.fromEntries(
  formKinds.map((kind): [FormKind, FeatureText] => [
    kind,
    {
      ru: kindPlural(kind, 'ru'),
      en: kindPlural(kind, 'en'),
      about: {
        ru: 'Подать заявку с документом, следить за ней и отменить её.',
        en: 'Submitting a request with a document, following and cancelling it.',
      },
    },
  ]),
  // One entry for each kind.
) as Record<FormKind, FeatureText>;

/** Title and description of each feature. A feature without a title does not compile. */
export const featureTexts: Readonly<Record<FeatureName, FeatureText>> = {
  schedule: {
    ru: 'Расписание',
    en: 'Schedule',
    about: {
      en: 'Lessons and exams of groups, teachers and departments, and the current week of the four-week cycle.',
      ru: 'Занятия и экзамены групп, преподавателей и подразделений, номер текущей учебной недели.',
    },
  },
  groups: {
    ru: 'Группы',
    en: 'Groups',
    about: {
      en: 'Student groups, and the members of your own.',
      ru: 'Студенческие группы и состав своей группы.',
    },
  },
  employees: {
    ru: 'Сотрудники',
    en: 'Employees',
    about: {
      en: 'Teachers and staff, and the page of each.',
      ru: 'Преподаватели и сотрудники, страница каждого.',
    },
  },
  departments: {
    ru: 'Подразделения',
    en: 'Departments',
    about: { en: 'The tree of departments and their staff.', ru: 'Дерево подразделений и их сотрудники.' },
  },
  phones: {
    ru: 'Телефоны',
    en: 'Phonebook',
    about: {
      en: 'The phonebook of the university, page by page.',
      ru: 'Телефонный справочник университета, по страницам.',
    },
  },
  institution: {
    ru: 'Университет',
    en: 'Institution',
    about: {
      en: 'The legal entity that runs this installation, and its support contacts.',
      ru: 'Юридическое лицо, которому принадлежит портал, и как связаться с поддержкой.',
    },
  },
  holidays: {
    ru: 'Праздники',
    en: 'Holidays',
    about: { en: 'Days without lessons.', ru: 'Дни без занятий.' },
  },
  calendar: {
    ru: 'Учебный календарь',
    en: 'Academic calendar',
    about: { en: 'Days without lessons, and the bells.', ru: 'Дни без занятий и расписание звонков.' },
  },
  faculties: { ru: 'Факультеты', en: 'Faculties', about: { en: 'The faculties.', ru: 'Факультеты.' } },
  specialities: {
    ru: 'Специальности',
    en: 'Specialities',
    about: { en: 'Specialities by faculty.', ru: 'Специальности факультетов.' },
  },
  rooms: {
    ru: 'Аудитории',
    en: 'Rooms',
    about: { en: 'Rooms of the university and their buildings.', ru: 'Аудитории и корпуса.' },
  },
  announcements: {
    ru: 'Объявления',
    en: 'Announcements',
    about: {
      en: 'Announcements of teachers and departments, and for groups.',
      ru: 'Объявления преподавателей, кафедр и для групп.',
    },
  },
  auth: {
    ru: 'Вход',
    en: 'Sign-in',
    about: { en: 'Signing in with username and password.', ru: 'Вход по логину и паролю.' },
  },
  session: {
    ru: 'Сеанс',
    en: 'Session',
    about: {
      en: 'The signed-in user, extending the session, signing out.',
      ru: 'Кто вошёл, продление сеанса и выход.',
    },
  },
  impersonation: {
    ru: 'Вход под студентом',
    en: 'Signing in as a student',
    about: {
      en: 'Administrators see the portal as a student sees it; every such sign-in is logged.',
      ru: 'Администратор видит портал глазами студента; каждый такой вход попадает в журнал.',
    },
  },
  recovery: {
    ru: 'Восстановление пароля',
    en: 'Password recovery',
    about: {
      en: 'Setting a new password with a code sent to a confirmed contact.',
      ru: 'Новый пароль по коду, который приходит на подтверждённый контакт.',
    },
  },
  password: {
    ru: 'Пароль',
    en: 'Password',
    about: { en: 'Changing your password.', ru: 'Смена своего пароля.' },
  },
  secondFactor: {
    ru: 'Второй фактор',
    en: 'Second factor',
    about: {
      en: 'A second proof besides the password: codes of an authenticator app, and recovery codes.',
      ru: 'Чем кроме пароля подтверждают вход: коды из приложения и резервные коды.',
    },
  },
  passkeys: {
    ru: 'Ключи доступа',
    en: 'Passkeys',
    about: {
      en: 'Signing in without a password, with a key stored on a device (WebAuthn).',
      ru: 'Вход без пароля, ключом, который хранит устройство (WebAuthn).',
    },
  },
  oidc: {
    ru: 'Вход через университет',
    en: 'Sign-in with the university',
    about: {
      en: 'Signing in with a university account (OpenID Connect).',
      ru: 'Вход через аккаунт университета (OpenID Connect).',
    },
  },
  apiTokens: {
    ru: 'Токены API',
    en: 'API tokens',
    about: {
      en: 'Tokens that scripts and the terminal use instead of a session, with scopes and an expiry.',
      ru: 'Токены, с которыми скрипты и терминал работают вместо сеанса: с областями доступа и сроком.',
    },
  },
  contacts: {
    ru: 'Контакты',
    en: 'Contacts',
    about: {
      en: 'Your phone number and e-mail address, each confirmed with a code.',
      ru: 'Свой телефон и своя почта, каждый контакт подтверждён кодом.',
    },
  },
  profile: {
    ru: 'Профиль',
    en: 'Profile',
    about: { en: 'The personal data of the student.', ru: 'Личные данные студента.' },
  },
  cv: {
    ru: 'Анкета',
    en: 'CV',
    about: {
      en: 'Your CV: skills, links, summary and visibility.',
      ru: 'Своя анкета: навыки, ссылки, рассказ о себе и кому она видна.',
    },
  },
  photos: {
    ru: 'Фотографии',
    en: 'Photos',
    about: { en: 'Photos of students and teachers.', ru: 'Фотографии студентов и преподавателей.' },
  },
  profiles: {
    ru: 'Анкеты студентов',
    en: 'Published CVs',
    about: { en: 'Search in published CVs.', ru: 'Поиск по опубликованным анкетам.' },
  },
  library: {
    ru: 'Библиотека',
    en: 'Library',
    about: {
      en: 'Books on loan, overdue books and library news.',
      ru: 'Книги на руках, долги и новости библиотеки.',
    },
  },
  activity: {
    ru: 'Общественная и научная работа',
    en: 'Social and research work',
    about: {
      en: 'Students’ activities besides their studies, and their penalties.',
      ru: 'Чем студент занят кроме учёбы, и его взыскания.',
    },
  },
  myDay: {
    ru: 'Мой день',
    en: 'My day',
    about: {
      ru: 'Что студенту скоро нужно сделать и его новые отметки.',
      en: 'A student’s deadlines and new marks.',
    },
  },
  notifications: {
    ru: 'Уведомления',
    en: 'Notifications',
    about: {
      en: 'Messages of the university to a student, as a list and as a live stream.',
      ru: 'Сообщения университета студенту: списком и в реальном времени.',
    },
  },
  push: {
    ru: 'Уведомления браузера',
    en: 'Notifications in the browser',
    about: {
      en: 'Browsers that show messages of the university even while the portal is closed.',
      ru: 'Браузеры, которые показывают сообщения университета, даже когда портал закрыт.',
    },
  },
  certificates: {
    ru: 'Справки',
    en: 'Certificates',
    about: { en: 'Ordering certificates of study.', ru: 'Заказ справок об обучении.' },
  },
  disciplines: {
    ru: 'Дисциплины',
    en: 'Disciplines',
    about: {
      en: 'Disciplines by speciality and term.',
      ru: 'Что преподают, по специальностям и семестрам.',
    },
  },
  markbook: {
    ru: 'Зачётная книжка',
    en: 'Markbook',
    about: { en: 'Your marks of all terms.', ru: 'Свои отметки за все семестры.' },
  },
  journal: {
    ru: 'Журнал',
    en: 'Journal',
    about: {
      en: 'Marks and absences during the term; the tools of group heads.',
      ru: 'Отметки и пропуски в течение семестра, инструменты старосты.',
    },
  },
  rating: {
    ru: 'Рейтинг',
    en: 'Rating',
    about: {
      en: 'The rating of students by their average mark.',
      ru: 'Рейтинг студентов по среднему баллу.',
    },
  },
  omissions: {
    ru: 'Пропуски',
    en: 'Absences',
    about: {
      en: 'Missed hours, and the documents that excuse them.',
      ru: 'Пропущенные часы и документы, которые их оправдывают.',
    },
  },
  support: {
    ru: 'Поддержка',
    en: 'Support',
    about: {
      en: 'Questions and bug reports for support.',
      ru: 'Вопросы и сообщения об ошибках для поддержки.',
    },
  },
  dormitory: {
    ru: 'Общежитие',
    en: 'Dormitory',
    about: { en: 'Applications for a place in a dormitory.', ru: 'Заявления на место в общежитии.' },
  },
  markSheets: {
    ru: 'Ведомости',
    en: 'Mark sheets',
    about: {
      en: 'Mark sheets for retaking an exam or a credit.',
      ru: 'Ведомости, по которым пересдают экзамен или зачёт.',
    },
  },
  study: {
    ru: 'Учёба',
    en: 'Study',
    about: {
      en: 'Applications to study further subjects, and contracts.',
      ru: 'Заявления на изучение дополнительных дисциплин и договоры.',
    },
  },
  diploma: {
    ru: 'Диплом',
    en: 'Diploma',
    about: {
      en: 'Choosing and proposing the topic of the diploma.',
      ru: 'Выбор и предложение темы диплома.',
    },
  },
  practice: {
    ru: 'Практика',
    en: 'Practice',
    about: {
      en: 'Applications for practice, and the enterprises that offer it.',
      ru: 'Где студент проходит практику.',
    },
  },
  profiling: {
    ru: 'Профилизация',
    en: 'Specialisation',
    about: {
      en: 'Choosing a specialisation by place in the rating.',
      ru: 'Выбор профилизации по месту в рейтинге.',
    },
  },
  ...formTexts,
  verify: {
    ru: 'Проверка документов',
    en: 'Document verification',
    about: {
      en: 'Checking whether a certificate, mark sheet or contract was issued here and is still valid.',
      ru: 'Выдан ли документ этим университетом и действует ли он.',
    },
  },
  ...adminFeatureTexts,
};
