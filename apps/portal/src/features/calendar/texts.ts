import { defineTexts, type SomeTextsLike, type TextsLike } from '@semestr/core/texts';

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

const en = {
  now: '{{date, weekday}}, {{date, dayMonth}},',
  nowWeek: 'week\u00a0{{week}}',
  year: 'Academic year',
  presentYear: 'now',
  today: 'Today',
  print: 'Print',
  printed: 'Academic year {{year}}',
  weekColumn: 'wk',
  weekColumnWhole: 'Week number',
  week: 'week',
  holdsToday: 'today, week\u00a0{{week}}',
  holdsWeek: 'now week\u00a0{{week}}',
  key: 'Key',
  keys: {
    weeks: 'study week; counted from the week of 1\u00a0September, a line begins each new cycle',
    today: 'today',
    weekend: 'Saturday, Sunday',
    holiday: 'holiday',
  },
} as const satisfies TextsLike<typeof ru>;

const be = {
  now: '{{date, weekday}}, {{date, dayMonth}},',
  nowWeek: '{{week}}-ы\u00a0тыдзень',
  year: 'Навучальны год',
  presentYear: 'ідзе зараз',
  today: 'Сёння',
  print: 'Надрукаваць',
  printed: 'Навучальны год {{year}}',
  weekColumn: 'тыдз.',
  weekColumnWhole: 'Нумар тыдня',
  week: 'тыдзень',
  holdsToday: 'сёння, тыдз.\u00a0{{week}}',
  holdsWeek: 'ідзе тыдз.\u00a0{{week}}',
  key: 'Абазначэнні',
  keys: {
    weeks: 'нумар вучэбнага тыдня; лік ідзе ад\u00a0тыдня 1\u00a0верасня, рыса адкрывае новы круг',
    today: 'сёння',
    weekend: 'субота, нядзеля',
    holiday: 'свята',
  },
} as const satisfies SomeTextsLike<typeof ru>;

export const calendarTexts = defineTexts('calendar', { ru, en, be });
