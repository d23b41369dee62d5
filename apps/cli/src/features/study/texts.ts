import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши заявки на обучение, новые сверху',
  none: 'Заявок нет.',
  head: {
    id: '№',
    applied: 'подана',
    subject: 'предмет',
    term: 'сем.',
    purpose: 'цель',
    price: 'цена',
    state: 'состояние',
    decided: 'решение',
    remark: 'примечание',
  },
  purposes: { parallel: 'параллельное обучение', difference: 'академическая разница' },
} as const;

const en = {
  list: 'list your applications to study a subject, newest first',
  none: 'There are no applications.',
  head: {
    id: 'No.',
    applied: 'applied',
    subject: 'subject',
    term: 'sem.',
    purpose: 'purpose',
    price: 'price',
    state: 'status',
    decided: 'decided',
    remark: 'note',
  },
  purposes: { parallel: 'repeat alongside your course', difference: 'missing subject' },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-study', { ru, en });
