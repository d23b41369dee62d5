import { defineTexts, type SomeTextsLike, type TextsLike } from '@semestr/core/texts';

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
  /** Warning before a session ends without activity. */
  near: 'Вы ещё здесь?',
  nearHint: 'На\u00a0портале давно ничего не\u00a0происходит. До\u00a0выхода:',
  nearDrafts: 'Черновики форм останутся до\u00a0следующего входа.',
  stay: 'Остаться',
  /** Strip above every page while an administrator impersonates a student. */
  impersonation: 'Вход под именем студента',
  viewing: 'Вы смотрите портал как {{fio}}. Действия записываются.',
  viewingUntil: 'До\u00a0{{time}}',
  stop: 'Закончить',
  impersonationOver: 'Время входа под именем студента вышло.',
} as const;

const en = {
  rights: 'Your permissions have changed. The portal now shows what is available to you.',
  endedElsewhere: 'The session was ended in another tab.',
  replacedElsewhere: '{{fio}} has signed in, in another tab.',
  account: 'User menu',
  settings: 'Settings',
  console: 'Console',
  documentation: 'Documentation',
  signOut: 'Sign out',
  near: 'Are you still there?',
  nearHint: 'You have not used the portal for a while. You will be signed out in:',
  nearDrafts: 'Drafts of forms are kept until you sign in again.',
  stay: 'Stay signed in',
  impersonation: 'Signed in as a student',
  viewing: 'You are viewing as {{fio}}. Actions are recorded.',
  viewingUntil: 'Until {{time}}',
  stop: 'Stop',
  impersonationOver: 'The time for viewing as a student is over.',
} as const satisfies TextsLike<typeof ru>;

const be = {
  rights: 'Вашы правы змяніліся. Партал паказвае тое, што вам даступна цяпер.',
  endedElsewhere: 'Сеанс завершаны ў іншай укладцы.',
  replacedElsewhere: 'У іншай укладцы выкананы ўваход: {{fio}}.',
  account: 'Меню карыстальніка',
  settings: 'Налады',
  console: 'Кансоль',
  documentation: 'Дакументацыя',
  signOut: 'Выйсці',
  near: 'Вы яшчэ тут?',
  nearHint: 'На партале даўно нічога не адбываецца. Да выхаду:',
  nearDrafts: 'Чарнавікі форм застануцца да наступнага ўваходу.',
  stay: 'Застацца',
} as const satisfies SomeTextsLike<typeof ru>;

/** Texts about the session and the layout of signed-in pages; only loaded for signed-in users. */
export const sessionTexts = defineTexts('session', { ru, en, be });
