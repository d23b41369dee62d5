const ru = {
  room: 'Аудитория {{room}}',
  building: 'Корпус {{building}}',
  seats_one: '{{count}}\u00a0место',
  seats_few: '{{count}}\u00a0места',
  seats_many: '{{count}}\u00a0мест',
  seats_other: '{{count}}\u00a0места',
  freeUntil: 'свободна до\u00a0{{time}}',
  freeToday: 'свободна до\u00a0конца дня',
  takenUntil: 'занята до\u00a0{{time}}',
  description: 'Расписание аудитории {{room}}: какие занятия в\u00a0ней проходят и\u00a0когда она свободна.',
  now: 'Сейчас',
  week: 'Неделя',
  caption: 'Аудитория {{room}}, {{weeks}}',
  noLessons: 'Занятий в\u00a0этой аудитории нет',
  noWeek: 'На\u00a0этой неделе занятий нет',
  noWeekHint: 'Посмотрите другую неделю.',
  notFound: 'Аудитории {{room}} нет',
  notFoundHint: 'Проверьте номер: после него через дефис стоит корпус, как в\u00a0512-4.',
  toRooms: 'Все аудитории',
  others: 'ещё\u00a0{{count}}',
} as const;

export default ru;
