import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  impersonated: 'Администратор вошёл на портал от вашего имени, чтобы помочь или проверить данные.',
  reason: 'Причина: {{reason}}',
} as const;

const en = {
  impersonated: 'An administrator has signed in as you, to help you or to check data.',
  reason: 'Reason: {{reason}}',
} as const satisfies TextsLike<typeof ru>;

export const authTexts = defineMessages('server.auth', { ru, en });
