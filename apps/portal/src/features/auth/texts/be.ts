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
  forgotten: 'Забылі пароль? Аднавіць яго дапаможа падтрымка:',
  required: 'Запоўніце гэта поле',
  illiquid: 'У вашых даных ёсць памылка:',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
