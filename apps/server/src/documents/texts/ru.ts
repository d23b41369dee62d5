export default {
  /** A record shown line by line. */
  record: { field: 'Поле', value: 'Значение' },
  timetable: {
    title: 'Расписание {{name}}',
    day: 'День',
    when: 'Недели или дата',
    everyWeek: 'все',
    time: 'Время',
    subject: 'Предмет',
    type: 'Вид',
    subgroup: 'Подгруппа',
    groups: 'Группы',
    educators: 'Преподаватели',
    educator: 'Преподаватель',
    rooms: 'Аудитории',
    note: 'Примечание',
  },
} as const;
