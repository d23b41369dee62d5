export default {
  name: 'Аудитория',
  names: 'Аудитории',
  noneYet: 'Аудиторий ещё нет',
  fields: {
    name: 'Номер',
    buildingId: 'Корпус',
    typeId: 'Вид',
    capacity: 'Мест',
    note: 'Примечание',
  },
} as const;
