export default {
  name: 'Вид аудитории',
  names: 'Виды аудиторий',
  noneYet: 'Видов аудиторий ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
  },
} as const;
