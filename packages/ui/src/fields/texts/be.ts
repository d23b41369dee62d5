import type { SomeTextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const be = {
  showPassword: 'Паказаць пароль',
  hidePassword: 'Схаваць пароль',
} as const satisfies SomeTextsLike<typeof ru>;

export default be;
