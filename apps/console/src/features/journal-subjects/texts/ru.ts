export default {
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
