import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши заявки на профилизацию',
  rating: 'рейтинг, по которому зачисляют',
  none: 'Вы ещё ничего не выбрали.',
  noRating: 'Рейтинга ещё нет.',
  ownPlace: 'Ваше место: {{place}} из {{all}}',
  you: 'это вы',
  head: {
    id: '№',
    priority: 'порядок',
    specialisation: 'профилизация',
    applied: 'подана',
    state: 'состояние',
    decided: 'решение',
    remark: 'примечание',
    place: 'место',
    card: 'студенческий билет',
    average: 'средний балл',
    own: 'кто',
  },
} as const;

const en = {
  list: 'list your applications for a specialisation',
  rating: 'show the rating that decides the places',
  none: 'You have not chosen anything yet.',
  noRating: 'There is no rating yet.',
  ownPlace: 'Your place: {{place}} of {{all}}',
  you: 'you',
  head: {
    id: 'No.',
    priority: 'order',
    specialisation: 'specialisation',
    applied: 'applied',
    state: 'status',
    decided: 'decided',
    remark: 'note',
    place: 'place',
    card: 'student card',
    average: 'average',
    own: 'who',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-profiling', { ru, en });
