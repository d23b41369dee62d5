import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  changed: 'Пароль изменён, остальные сеансы завершены. Если это сделали не вы, обратитесь в деканат.',
} as const;

const en = {
  changed:
    'Your password was changed, and the other sessions have ended. If it was not you, contact the dean’s office.',
} as const satisfies TextsLike<typeof ru>;

export const passwordTexts = defineMessages('server.password', { ru, en });
