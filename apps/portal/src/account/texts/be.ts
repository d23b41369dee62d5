import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

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

export default be;
