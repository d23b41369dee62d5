import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  job: 'Ищет работу',
  group: 'группа',
  rating: 'рейтинг {{rating}} из\u00a05',
  whole: 'Читать дальше',
  skills: 'Навыки',
  links: 'Ссылки',
  kinds: { code: 'код', chat: 'сообщения', mail: 'почта', work: 'работа', site: 'сайт' },
} as const;

const en = {
  job: 'Looking for a job',
  group: 'group',
  rating: 'rating {{rating}} of\u00a05',
  whole: 'Show all',
  skills: 'Skills',
  links: 'Links',
  kinds: { code: 'code', chat: 'messages', mail: 'mail', work: 'work', site: 'site' },
} as const satisfies TextsLike<typeof ru>;

/** Texts of CVs. */
export const cvTexts = defineTexts('cv', { ru, en });
