export default {
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
