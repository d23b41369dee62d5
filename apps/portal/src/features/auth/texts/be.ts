import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const be = {
  subtitle: 'Асабісты кабінет',
  username: 'Лагін',
  usernameHint: 'У студэнта гэта нумар студэнцкага білета',
  password: 'Пароль',
  remember: 'Запомніць гэту прыладу',
  rememberHint: 'Толькі на асабістай прыладзе: уваход захаваецца да 180 дзён',
  submit: 'Увайсці',
  code: 'Код другога фактару',
  codeHint: 'З праграмы з\u00a0кодамі. Падыдзе і\u00a0рэзервовы код.',
  passkey: 'Увайсці з\u00a0ключом доступу',
  noPasskey:
    'Ключ доступу не\u00a0атрыманы: запыт скасаваны, час выйшаў або для гэтага сайта ключа няма. Паспрабуйце яшчэ раз або ўвайдзіце па\u00a0паролі.',
  forgotten: 'Забылі пароль?',
  recover: 'Аднавіць',
  elsewhere:
    'Уваход працягваецца на іншым сайце, але яго адраса няма сярод дазволеных. Паведаміце ў падтрымку.',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
