export default {
  name: 'Аудитория',
  names: 'Аудитории',
  fields: {
    name: 'Номер',
    buildingId: 'Корпус',
    typeId: 'Вид',
    capacity: 'Мест',
    note: 'Примечание',
  },
} as const;
