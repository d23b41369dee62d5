import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Предмет журнала',
  names: 'Предметы журнала',
  noneYet: 'Предметов журнала ещё нет',
  fields: {
    abbrev: 'Сокращение',
    name: 'Название',
    type: 'Вид',
  },
  choices: {
    type: {
      ЛК: 'ЛК',
      ПЗ: 'ПЗ',
      ЛР: 'ЛР',
    },
  },
} as const;

export const en = {
  name: 'Journal subject',
  names: 'Journal subjects',
  noneYet: 'No journal subjects yet',
  fields: {
    abbrev: 'Abbreviation',
    name: 'Name',
    type: 'Kind',
  },
  choices: {
    type: {
      ЛК: 'lecture',
      ПЗ: 'practical class',
      ЛР: 'lab',
    },
  },
} as const satisfies TextsLike<typeof ru>;
