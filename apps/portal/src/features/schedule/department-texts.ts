import { defineTexts, type SomeTextsLike, type TextsLike } from '@semestr/core/texts';

const ru = {
  description: 'Расписание занятий всех преподавателей: {{name}}.',
  hint: 'Выберите кафедру: что и\u00a0когда ведут её преподаватели',
  search: 'Название или сокращение кафедры',
  others: 'Другие',
  none: 'Кафедр пока нет',
  nothingHint: 'Попробуйте часть названия или сокращение.',
  showAll: 'Показать все кафедры',
  notFound: 'Такой кафедры нет',
  notFoundHint: 'Возможно, её переименовали или закрыли. Найдите её в\u00a0списке.',
  toAll: 'Все кафедры',
  educator: 'Преподаватель',
  allEducators: 'Все преподаватели',
  noLessons: 'Занятий нет',
  noLessonsHint: 'Ни\u00a0у\u00a0кого из\u00a0сотрудников в\u00a0расписании нет занятий.',
  noneHint: 'Данные появятся, когда университет внесёт или загрузит их.',
} as const;

const en = {
  description: 'Classes of all teachers: {{name}}.',
  hint: 'Choose a department to see the classes of its teachers',
  search: 'Name or abbreviation of a department',
  others: 'Others',
  none: 'There are no departments yet',
  nothingHint: 'Try a part of the name or the abbreviation.',
  showAll: 'Show all departments',
  notFound: 'There is no such department',
  notFoundHint: 'It may have been renamed or closed. Look for it in the list.',
  toAll: 'All departments',
  educator: 'Teacher',
  allEducators: 'All teachers',
  noLessons: 'No classes',
  noLessonsHint: 'None of its staff have classes in the schedule.',
  noneHint: 'They appear when the university enters or imports them.',
} as const satisfies TextsLike<typeof ru>;

const be = {
  description: 'Расклад заняткаў усіх выкладчыкаў: {{name}}.',
  hint: 'Выберыце кафедру: што і\u00a0калі вядуць яе выкладчыкі',
  search: 'Назва або скарачэнне кафедры',
  others: 'Іншыя',
  none: 'Кафедр пакуль няма',
  nothingHint: 'Паспрабуйце частку назвы або скарачэнне.',
  showAll: 'Паказаць усе кафедры',
  notFound: 'Такой кафедры няма',
  notFoundHint: 'Магчыма, яе перайменавалі або закрылі. Знайдзіце яе ў\u00a0спісе.',
  toAll: 'Усе кафедры',
  educator: 'Выкладчык',
  allEducators: 'Усе выкладчыкі',
  noLessons: 'Заняткаў няма',
  noLessonsHint: 'Ні ў\u00a0кога з\u00a0супрацоўнікаў у\u00a0раскладзе няма заняткаў.',
  noneHint: 'Даныя з’явяцца, калі ўніверсітэт унясе або загрузіць іх.',
} as const satisfies SomeTextsLike<typeof ru>;

/** Texts used only by department schedules. */
export const departmentTexts = defineTexts('department schedule', { ru, en, be });
