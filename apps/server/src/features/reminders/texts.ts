import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  loan: {
    soon: 'Книгу «{{title}}» нужно вернуть в библиотеку до {{date}}.',
    overdue: 'Срок возврата книги «{{title}}» истёк {{date}}.',
  },
  markSheet: 'Ведомость ({{subject}}) действует до {{date}}.',
} as const;

const en = {
  loan: {
    soon: 'The book “{{title}}” is due back at the library by {{date}}.',
    overdue: 'The book “{{title}}” was due back on {{date}}.',
  },
  markSheet: 'Your mark sheet ({{subject}}) is valid until {{date}}.',
} as const satisfies TextsLike<typeof ru>;

export const reminderTexts = defineMessages('server.reminders', { ru, en });
