import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  none: 'Учебного плана на этот курс пока нет.',
  head: {
    name: 'дисциплина',
    controls: 'контроль',
    semesters: 'сем.',
    hours: 'часы',
    credits: 'з. е.',
  },
} as const;

const en = {
  none: 'There is no study plan for this year yet.',
  head: {
    name: 'discipline',
    controls: 'assessment',
    semesters: 'sem.',
    hours: 'hours',
    credits: 'credits',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-disciplines', { ru, en });
