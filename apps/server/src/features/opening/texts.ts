import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  subject: 'Семестр: пробное сообщение',
  text: 'Это пробное сообщение портала университета: если вы\u00a0его читаете, отправка работает.',
} as const;

const en = {
  subject: 'Semestr: test message',
  text: 'This is a test message of the university portal: if you can read it, sending works.',
} as const satisfies TextsLike<typeof ru>;

/** Texts of test messages, whose keys are stored. */
export const openingTexts = defineMessages('server.opening', { ru, en });
