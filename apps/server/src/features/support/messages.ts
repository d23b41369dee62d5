import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  answer: {
    subject: 'Семестр: ответ на\u00a0обращение №\u00a0{{number}}',
    text: '{{answer}}\n\nВаше обращение №\u00a0{{number}}, «{{subject}}»:\n{{description}}\n',
  },
  answered:
    'Поддержка ответила на\u00a0ваше обращение «{{subject}}». Ответ\u00a0– на\u00a0странице «Поддержка» и\u00a0в\u00a0письме на\u00a0{{email}}.',
} as const;

const en = {
  answer: {
    subject: 'Semestr: reply to your report no. {{number}}',
    text: '{{answer}}\n\nYour report no. {{number}}, “{{subject}}”:\n{{description}}\n',
  },
  answered:
    'Support has replied to your report “{{subject}}”. You can read the reply on the Support page and in the e-mail to {{email}}.',
} as const satisfies TextsLike<typeof ru>;

export const supportMessages = defineMessages('server.support-answers', { ru, en });
