import type { FeatureName } from '../contract.ts';
import type { Sentence } from '../reasons.ts';

interface FeatureText extends Sentence {
  /** One sentence in English, as the document's other descriptions. */
  about: string;
}

/** What each feature is called, and what its calls are about. A feature without a title does not compile. */
export const featureTexts: Readonly<Record<FeatureName, FeatureText>> = {
  schedule: {
    ru: 'Расписание',
    en: 'Schedule',
    about: 'Lessons and exams of groups and educators, the current week of the four-week cycle.',
  },
  groups: { ru: 'Группы', en: 'Groups', about: 'Student groups, and the members of the own one.' },
  employees: { ru: 'Сотрудники', en: 'Employees', about: 'Educators and staff, and the page of each.' },
  departments: { ru: 'Подразделения', en: 'Departments', about: 'The tree of departments and their staff.' },
  phones: { ru: 'Телефоны', en: 'Phonebook', about: 'The phonebook of the university, page by page.' },
  faculties: { ru: 'Факультеты', en: 'Faculties', about: 'The faculties.' },
  specialities: { ru: 'Специальности', en: 'Specialities', about: 'What may be studied, by faculty.' },
  auditories: { ru: 'Аудитории', en: 'Rooms', about: 'Rooms of the university and their buildings.' },
  announcements: {
    ru: 'Объявления',
    en: 'Announcements',
    about: 'Announcements of educators, departments and for groups.',
  },
  auth: { ru: 'Вход', en: 'Sign-in', about: 'Signing in with login and password.' },
  session: { ru: 'Сессия', en: 'Session', about: 'Who is signed in, staying signed in, signing out.' },
  impersonation: {
    ru: 'Вход под студентом',
    en: 'Signing in as a student',
    about: 'Administrators see the portal as one student does; every such sign-in is recorded.',
  },
  recovery: {
    ru: 'Восстановление пароля',
    en: 'Password recovery',
    about: 'A new password by a code that is sent to a confirmed contact.',
  },
  password: { ru: 'Пароль', en: 'Password', about: 'Changing the own password.' },
  contacts: {
    ru: 'Контакты',
    en: 'Contacts',
    about: 'The own phone number and e-mail address, each confirmed by a code.',
  },
  profile: { ru: 'Личные данные', en: 'Personal data', about: 'The personal data of the student.' },
  cv: { ru: 'Анкета', en: 'CV', about: 'The own CV: skills, links, summary and who may see it.' },
  photos: { ru: 'Фотографии', en: 'Photos', about: 'Photos of students and educators.' },
  profiles: { ru: 'Анкеты студентов', en: 'Published CVs', about: 'The search among published CVs.' },
  library: { ru: 'Библиотека', en: 'Library', about: 'Borrowed books, debts, news of the library.' },
  activity: {
    ru: 'Общественная и научная работа',
    en: 'Social and research work',
    about: 'What students do beside their studies, and their penalties.',
  },
  notifications: {
    ru: 'Уведомления',
    en: 'Notifications',
    about: 'What the university tells one student, as a list and as it happens.',
  },
  certificates: { ru: 'Справки', en: 'Certificates', about: 'Ordering certificates of study.' },
  disciplines: { ru: 'Дисциплины', en: 'Disciplines', about: 'What is taught, by speciality and term.' },
  markbook: { ru: 'Зачётная книжка', en: 'Markbook', about: 'The own marks of all terms.' },
  journal: {
    ru: 'Журнал',
    en: 'Journal',
    about: 'Marks and absences during the term; the tools of group heads.',
  },
  rating: { ru: 'Рейтинг', en: 'Rating', about: 'The rating of students by their average mark.' },
  omissions: { ru: 'Пропуски', en: 'Omissions', about: 'Missed hours and the documents that excuse them.' },
  support: { ru: 'Поддержка', en: 'Support', about: 'Questions and bug reports to the support.' },
  dormitory: { ru: 'Общежитие', en: 'Dormitory', about: 'Applications for a place in a dormitory.' },
  markSheets: {
    ru: 'Ведомости',
    en: 'Mark sheets',
    about: 'Mark sheets with which an exam or a credit is taken again.',
  },
  study: { ru: 'Учёба', en: 'Study', about: 'Applications for studying further subjects, and contracts.' },
  diploma: { ru: 'Диплом', en: 'Diploma', about: 'Choosing and proposing the topic of the diploma.' },
  practice: { ru: 'Практика', en: 'Practice', about: 'Where the practice is done.' },
  profiling: {
    ru: 'Профилизация',
    en: 'Profiling',
    about: 'The choice of a specialisation, by the place in the rating.',
  },
  setup: { ru: 'Первая настройка', en: 'First setup', about: 'Making the first administrator.' },
  students: { ru: 'Студенты', en: 'Students', about: 'The records of students, for administrators.' },
  imports: { ru: 'Импорт', en: 'Import', about: 'Bringing in data from another system, in batches.' },
  admin: {
    ru: 'Записи консоли',
    en: 'Records of the console',
    about: 'Lists and changes of every kind of record, in the shape of ra-data-simple-rest.',
  },
};
