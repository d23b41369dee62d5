import { screen } from '../../screens/screen.ts';

export const contactConfirmScreen = screen({
  path: '/contact-confirm',
  access: 'signed-in',
  title: { ru: 'Подтверждение контактов', en: 'Contact confirmation' },
  description: {
    ru: 'Отсюда ведёт путь к\u00a0подтверждению телефона и\u00a0электронной почты.',
    en: 'The way to confirm your phone number and e-mail.',
  },
  isLedTo: true,
  page: () => import('./VerifyPage.tsx'),
});

export const verifyContactsScreen = screen({
  path: '/personal-account/verify-contacts',
  access: 'signed-in',
  title: { ru: 'Подтверждение контактов', en: 'Contact confirmation' },
  description: {
    ru: 'Телефон и\u00a0электронная почта, без которых личный кабинет не\u00a0открывается.',
    en: 'The phone number and the e-mail without which the personal account does not open.',
  },
  isLedTo: true,
  isBeforeContacts: true,
  page: () => import('./VerifyPage.tsx'),
});

export const contactsScreen = screen({
  path: '/personal-account/settings/contacts',
  access: 'signed-in',
  title: { ru: 'Контакты', en: 'Contacts' },
  description: {
    ru: 'Телефон и\u00a0электронная почта: для восстановления пароля и\u00a0уведомлений.',
    en: 'Your phone number and e-mail: for recovering the password and for notifications.',
  },
  isBeforeContacts: true,
  page: () => import('./ContactsPage.tsx'),
});
