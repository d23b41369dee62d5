import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  everyYear: 'каждый',
  none: 'Праздники пока не внесены.',
  unknown: 'Этот сервер не сообщает, какие дни праздничные.',
  head: { date: 'дата', year: 'год', name: 'праздник' },
} as const;

const en = {
  everyYear: 'every',
  none: 'There are no holidays yet.',
  unknown: 'This server does not provide holidays.',
  head: { date: 'date', year: 'year', name: 'holiday' },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-holidays', { ru, en });
