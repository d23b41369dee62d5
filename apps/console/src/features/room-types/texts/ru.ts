export default {
  name: 'Вид аудитории',
  names: 'Виды аудиторий',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
  },
} as const;
