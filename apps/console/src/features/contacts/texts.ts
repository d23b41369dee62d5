import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';

export const ru = {
  name: 'Контакт',
  names: 'Контакты',
  noneYet: 'Контактов ещё нет',
  fields: {
    userId: 'Чей',
    type: 'Вид',
    value: 'Значение',
    isConfirmed: 'Подтверждён',
  },
  choices: {
    type: {
      4: 'Телефон',
      6: 'Электронная почта',
    },
  },
  confirm: {
    open: 'Подтвердить…',
    title_one: 'Подтвердить {{count}}\u00a0контакт без кода?',
    title_few: 'Подтвердить {{count}}\u00a0контакта без кода?',
    title_many: 'Подтвердить {{count}}\u00a0контактов без кода?',
    title_other: 'Подтвердить {{count}}\u00a0контакта без кода?',
    hint: 'На\u00a0подтверждённые адрес и\u00a0телефон приходят коды для нового пароля. Подтверждайте только то, что проверили сами.',
    reasonHint: 'Её увидит владелец, она останется в\u00a0журнале действий',
    action: 'Подтвердить',
    done_one: 'Подтверждён {{count}}\u00a0контакт',
    done_few: 'Подтверждено {{count}}\u00a0контакта',
    done_many: 'Подтверждено {{count}}\u00a0контактов',
    done_other: 'Подтверждено {{count}}\u00a0контакта',
  },
  hints: {
    value: 'Телефон в\u00a0любой записи или адрес почты. Новое значение владелец подтвердит кодом.',
  },
} as const;

export const en = {
  name: 'Contact',
  names: 'Contacts',
  noneYet: 'No contacts yet',
  fields: {
    userId: 'Owner',
    type: 'Kind',
    value: 'Value',
    isConfirmed: 'Confirmed',
  },
  choices: {
    type: {
      4: 'Telephone',
      6: 'E-mail',
    },
  },
  confirm: {
    open: 'Confirm…',
    title_one: 'Confirm {{count}} contact without a code?',
    title_other: 'Confirm {{count}} contacts without a code?',
    hint: 'Codes for a new password are sent to confirmed addresses and phones. Confirm only what you have checked yourself.',
    reasonHint: 'Shown to the owner, and kept in the audit log',
    action: 'Confirm',
    done_one: '{{count}} contact confirmed',
    done_other: '{{count}} contacts confirmed',
  },
  hints: {
    value: 'A phone in any notation, or an e-mail address. The owner confirms a new value with a code.',
  },
} as const satisfies TextsLike<typeof ru>;

export const contactTexts = defineFolderTexts<typeof ru>('features/contacts');
