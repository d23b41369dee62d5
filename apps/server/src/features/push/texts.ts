import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  added: {
    title: 'Семестр: уведомления включены',
    text: 'Так здесь будут появляться сообщения университета.',
  },
} as const;

const en = {
  added: {
    title: 'Semestr: notifications are on',
    text: 'Messages of the university will appear here like this.',
  },
} as const satisfies TextsLike<typeof ru>;

export const pushTexts = defineMessages('server.push', { ru, en });
