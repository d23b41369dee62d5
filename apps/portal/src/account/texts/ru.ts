const ru = {
  rights: 'Ваши права изменились. Портал показывает то, что вам доступно сейчас.',
  endedElsewhere: 'Сеанс завершён в\u00a0другой вкладке.',
  replacedElsewhere: 'В\u00a0другой вкладке выполнен вход: {{fio}}.',
  /** The menu under the user's name. */
  account: 'Меню пользователя',
  settings: 'Настройки',
  console: 'Консоль',
  documentation: 'Документация',
  signOut: 'Выйти',
  /** Before a session ends without activity. */
  near: 'Вы ещё здесь?',
  nearHint: 'На\u00a0портале давно ничего не\u00a0происходит. До\u00a0выхода:',
  nearDrafts: 'Черновики форм останутся до\u00a0следующего входа.',
  stay: 'Остаться',
  /** Above every page while an administrator impersonates a student. */
  impersonation: 'Вход под именем студента',
  viewing: 'Вы смотрите портал как {{fio}}. Действия записываются.',
  viewingUntil: 'До\u00a0{{time}}',
  stop: 'Закончить',
  impersonationOver: 'Время входа под именем студента вышло.',
} as const;

export default ru;
