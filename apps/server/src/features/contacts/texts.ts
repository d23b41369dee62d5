import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from '../../domain/localized.ts';

const ru = {
  added: {
    phone:
      'В вашем аккаунте появился телефон: {{value}}. Если его добавили не вы, смените пароль и обратитесь в деканат.',
    email:
      'В вашем аккаунте появился e-mail: {{value}}. Если его добавили не вы, смените пароль и обратитесь в деканат.',
  },
  changed: {
    phone:
      'В вашем аккаунте указан другой телефон: {{value}}. Если это сделали не вы, смените пароль и обратитесь в деканат.',
    email:
      'В вашем аккаунте указан другой e-mail: {{value}}. Если это сделали не вы, смените пароль и обратитесь в деканат.',
  },
  entered: {
    phone:
      'Университет указал в\u00a0вашем аккаунте телефон: {{value}}. Если он не\u00a0ваш, обратитесь в\u00a0деканат.',
    email:
      'Университет указал в\u00a0вашем аккаунте e-mail: {{value}}. Если он не\u00a0ваш, обратитесь в\u00a0деканат.',
  },
  confirmed: {
    phone:
      'Университет подтвердил ваш телефон {{value}} без кода. Причина: {{reason}}. Если он не\u00a0ваш, обратитесь в\u00a0деканат.',
    email:
      'Университет подтвердил ваш e-mail {{value}} без кода. Причина: {{reason}}. Если он не\u00a0ваш, обратитесь в\u00a0деканат.',
  },
} as const;

const en = {
  added: {
    phone:
      'A phone number was added to your account: {{value}}. If it was not you, change your password and contact the dean’s office.',
    email:
      'An e-mail was added to your account: {{value}}. If it was not you, change your password and contact the dean’s office.',
  },
  changed: {
    phone:
      'Your phone number was changed: {{value}}. If it was not you, change your password and contact the dean’s office.',
    email:
      'Your e-mail was changed: {{value}}. If it was not you, change your password and contact the dean’s office.',
  },
  entered: {
    phone:
      'The university entered a phone number in your account: {{value}}. If it is not yours, contact the dean’s office.',
    email:
      'The university entered an e-mail address in your account: {{value}}. If it is not yours, contact the dean’s office.',
  },
  confirmed: {
    phone:
      'The university confirmed your phone number {{value}} without a code. Reason: {{reason}}. If it is not yours, contact the dean’s office.',
    email:
      'The university confirmed your e-mail address {{value}} without a code. Reason: {{reason}}. If it is not yours, contact the dean’s office.',
  },
} as const satisfies TextsLike<typeof ru>;

export const contactTexts = defineMessages('server.contacts', { ru, en });
