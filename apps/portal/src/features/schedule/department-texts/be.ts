import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

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

export default be;
