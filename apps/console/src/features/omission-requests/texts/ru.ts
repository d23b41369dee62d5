import type { OmissionRequestState } from '@semestr/core/omissions';

export default {
  name: 'Заявка о\u00a0пропусках',
  names: 'Пропуски',
  fields: {
    typeId: 'Документ',
    dateFrom: 'С',
    dateTo: 'По',
    placeOfStay: 'Где был',
    number: 'Номер',
    rejectionReason: 'Причина отказа',
  },
  states: {
    waiting: 'Ждёт решения',
    accepted: 'Принята',
    rejected: 'Отказано',
  } satisfies Record<OmissionRequestState, string>,
  decisions: {
    accepted: 'Принять',
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
