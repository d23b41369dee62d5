const ru = {
  student: 'группа {{group}}',
  parts: 'Разделы учёбы',
  names: {
    certificates: 'Справки',
    markSheets: 'Ведомости',
    applications: 'Заявки на\u00a0обучение',
    practice: 'Практика',
  },
  words: {
    inWork_one: '{{count}}\u00a0в\u00a0работе',
    inWork_few: '{{count}}\u00a0в\u00a0работе',
    inWork_many: '{{count}}\u00a0в\u00a0работе',
    inWork_other: '{{count}}\u00a0в\u00a0работе',
    needed_one: '{{count}}\u00a0нужна',
    needed_few: '{{count}}\u00a0нужны',
    needed_many: '{{count}}\u00a0нужны',
    needed_other: '{{count}}\u00a0нужны',
    sign_one: 'подписать договор',
    sign_few: 'подписать договоры',
    sign_many: 'подписать договоры',
    sign_other: 'подписать договоры',
  },
} as const;

export default ru;
