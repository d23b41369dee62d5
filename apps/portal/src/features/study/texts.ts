import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  student: 'группа {{group}}',
  parts: 'Разделы учёбы',
  names: {
    certificates: 'Справки',
    markSheets: 'Ведомости',
    applications: 'Заявки на\u00a0обучение',
    practice: 'Практика',
  },
  words: {
    inWork_one: '{{count}}\u00a0в\u00a0работе',
    inWork_few: '{{count}}\u00a0в\u00a0работе',
    inWork_many: '{{count}}\u00a0в\u00a0работе',
    inWork_other: '{{count}}\u00a0в\u00a0работе',
    needed_one: '{{count}}\u00a0нужна',
    needed_few: '{{count}}\u00a0нужны',
    needed_many: '{{count}}\u00a0нужны',
    needed_other: '{{count}}\u00a0нужны',
    sign_one: 'подписать договор',
    sign_few: 'подписать договоры',
    sign_many: 'подписать договоры',
    sign_other: 'подписать договоры',
  },
} as const;

const en = {
  student: 'group {{group}}',
  parts: 'Sections of study',
  names: {
    certificates: 'Certificates',
    markSheets: 'Mark sheets',
    applications: 'Study applications',
    practice: 'Practice',
  },
  words: {
    inWork_one: '{{count}}\u00a0in progress',
    inWork_other: '{{count}}\u00a0in progress',
    needed_one: '{{count}}\u00a0needed',
    needed_other: '{{count}}\u00a0needed',
    sign_one: 'sign the contract',
    sign_other: 'sign the contracts',
  },
} as const satisfies TextsLike<typeof ru>;

export const studyTexts = defineTexts('study', { ru, en });
