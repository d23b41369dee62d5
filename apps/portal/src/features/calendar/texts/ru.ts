const ru = {
  now: '{{date, weekday}}, {{date, dayMonth}},',
  nowWeek: '{{week}}-я\u00a0неделя',
  year: 'Учебный год',
  presentYear: 'идёт сейчас',
  today: 'Сегодня',
  print: 'Напечатать',
  printed: 'Учебный год {{year}}',
  weekColumn: 'нед.',
  weekColumnWhole: 'Номер недели',
  week: 'неделя',
  holdsToday: 'сегодня, нед.\u00a0{{week}}',
  holdsWeek: 'идёт нед.\u00a0{{week}}',
  key: 'Обозначения',
  keys: {
    weeks: 'номер учебной недели; счёт идёт от\u00a0недели 1\u00a0сентября, черта открывает новый круг',
    today: 'сегодня',
    weekend: 'суббота, воскресенье',
    holiday: 'праздник',
  },
} as const;

export default ru;
