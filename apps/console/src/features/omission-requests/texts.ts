import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';

export const ru = {
  fields: {
    typeId: 'Документ',
    dateFrom: 'С',
    dateTo: 'По',
    placeOfStay: 'Где был',
    number: 'Номер',
    rejectionReason: 'Причина отказа',
  },
  reasons: {
    stamp: 'Нет печати.',
    days: 'Даты не\u00a0совпадают.',
    unreadable: 'Документ не\u00a0читается.',
  },
  asked: 'Пропуски {{from, dayMonthShort}}–{{to, dayMonthShort}}, {{type}}',
  missed: 'Пропущено в\u00a0эти дни',
  nothingMissed: 'Ничего не\u00a0отмечено',
  hours_one: '{{count}}\u00a0час',
  hours_few: '{{count}}\u00a0часа',
  hours_many: '{{count}}\u00a0часов',
  hours_other: '{{count}}\u00a0часа',
  lesson: '{{type}} {{subject}}',
  excused: 'уже уважительная',
  total: 'Всего',
  unexcused: 'Без уважительной причины',
  shortHours: '{{count}}\u00a0ч',
  ifAccepted: 'если принять',
  warningFrom: 'предупреждение с\u00a0{{hours}}\u00a0ч',
  inTerm: 'Сейчас в\u00a0семестре',
} as const;

export const en = {
  fields: {
    typeId: 'Document',
    dateFrom: 'From',
    dateTo: 'To',
    placeOfStay: 'Where',
    number: 'Number',
    rejectionReason: 'Reason for rejection',
  },
  reasons: {
    stamp: 'The stamp is missing.',
    days: 'The dates do not match.',
    unreadable: 'The document cannot be read.',
  },
  asked: 'Absences {{from, dayMonthShort}}–{{to, dayMonthShort}}, {{type}}',
  missed: 'Missed on these days',
  nothingMissed: 'Nothing recorded',
  hours_one: '{{count}}\u00a0hour',
  hours_other: '{{count}}\u00a0hours',
  lesson: '{{type}} {{subject}}',
  excused: 'excused already',
  total: 'In total',
  unexcused: 'Unexcused',
  shortHours: '{{count}}\u00a0h',
  ifAccepted: 'if accepted',
  warningFrom: 'warning from {{hours}}\u00a0h',
  inTerm: 'This term so far',
} as const satisfies TextsLike<typeof ru>;

export const omissionTexts = defineFolderTexts<typeof ru>('features/omission-requests');
