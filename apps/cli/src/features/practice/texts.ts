import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши заявки на практику, новые сверху',
  none: 'Заявок нет.',
  head: {
    id: '№',
    applied: 'подана',
    type: 'вид',
    enterprise: 'предприятие',
    supervisor: 'руководитель',
    state: 'состояние',
    decided: 'решение',
    number: 'номер',
    remark: 'примечание',
  },
} as const;

const en = {
  list: 'list your applications for practice, newest first',
  none: 'There are no applications.',
  head: {
    id: 'No.',
    applied: 'applied',
    type: 'type',
    enterprise: 'enterprise',
    supervisor: 'supervisor',
    state: 'status',
    decided: 'decided',
    number: 'number',
    remark: 'note',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-practice', { ru, en });
