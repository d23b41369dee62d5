import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Звонок',
  names: 'Расписание звонков',
  noneYet: 'Звонков ещё нет',
  fields: {
    number: 'Номер пары',
    start: 'Начало',
    end: 'Конец',
    validFrom: 'Действует с',
  },
  hints: {
    validFrom:
      'Звонки с\u00a0одной датой\u00a0– одно расписание: оно действует с\u00a0этого дня, пока не\u00a0начнётся следующее. Для нового расписания добавьте звонки с\u00a0новой датой, а\u00a0прежние не\u00a0меняйте.',
  },
} as const;

export const en = {
  name: 'Class period',
  names: 'Class periods',
  noneYet: 'No class periods yet',
  fields: {
    number: 'Number',
    start: 'From',
    end: 'Until',
    validFrom: 'Valid from',
  },
  hints: {
    validFrom:
      'Class periods with the same date are one schedule: it applies from that day until the next one starts. For a new schedule, add class periods with a new date and keep the old ones.',
  },
} as const satisfies TextsLike<typeof ru>;
