import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

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

export default be;
