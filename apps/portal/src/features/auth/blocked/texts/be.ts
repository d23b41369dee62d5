import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const be = {
  title: 'Акаўнт заблакаваны',
  restorable:
    'Уваход закрыты, пакуль вы\u00a0не\u00a0зададзіце новы пароль. Спатрэбіцца ваш пацверджаны тэлефон або пошта.',
  'for-good':
    'Адміністратар закрыў уваход у\u00a0гэты акаўнт. Прычыну скажуць у\u00a0дэканаце, там\u00a0жа вырашаюць, ці\u00a0можна вярнуць доступ. Даныя акаўнта захаваныя.',
  recover: 'Задаць новы пароль',
  back: 'Увайсці пад іншым лагінам',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
