import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  changed: 'Пароль изменён. Если это сделали не вы, сразу обратитесь в деканат.',
  attempts:
    'При восстановлении вашего пароля несколько раз ответили неверно. Восстановление с того устройства закрыто на час; вход по паролю работает.',
} as const;

const en = {
  changed: 'Your password was changed. If it was not you, contact the dean’s office immediately.',
  attempts:
    'Several wrong answers were given while recovering your password. Recovery from that device is locked for an hour; signing in with your password still works.',
} as const satisfies TextsLike<typeof ru>;

export const recoveryTexts = defineMessages('server.recovery', { ru, en });
