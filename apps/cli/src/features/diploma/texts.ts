import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'темы, которые вы предложили, новые сверху',
  none: 'Вы ещё не предложили тему.',
  head: {
    id: '№',
    suggested: 'предложена',
    topic: 'тема',
    supervisor: 'руководитель',
    state: 'состояние',
    decided: 'решение',
    remark: 'примечание',
  },
} as const;

const en = {
  list: 'list the topics that you suggested, newest first',
  none: 'You have not suggested a topic yet.',
  head: {
    id: 'No.',
    suggested: 'suggested',
    topic: 'topic',
    supervisor: 'supervisor',
    state: 'status',
    decided: 'decided',
    remark: 'note',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-diploma', { ru, en });
