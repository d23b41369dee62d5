import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Войти как студент',
  hint: 'На\u00a030\u00a0минут портал станет таким, каким его видит студент. Действия записываются; студент узнает, кто входил и\u00a0почему.',
  card: 'Номер студенческого билета',
  cardHint: '7\u00a0цифр или 8\u00a0знаков, например 42850001',
  cardFormat: 'Неверный формат номера студенческого билета',
  reason: 'Причина',
  reasonHint: 'Необязательно. Её увидит студент',
  submit: 'Отправить',
  failed: 'Ошибка!',
  elsewhere: 'Остальное',
  console: 'Консоль',
  consoleHint: 'Записи, заявки и\u00a0отчёты университета',
  documentation: 'Документация API',
  documentationHint: 'Все вызовы портала с\u00a0примерами',
  tokens: 'Токены API',
  tokensHint: 'Для скриптов и\u00a0терминала, от\u00a0вашего имени',
} as const;

const en = {
  title: 'Sign in as a student',
  hint: 'For 30 minutes you see the portal as the student does. Actions are recorded; the student is notified who signed in and why.',
  card: 'Student card number',
  cardHint: '7 digits or 8 characters, such as 42850001',
  cardFormat: 'Incorrect student card number format',
  reason: 'Reason',
  reasonHint: 'Optional. The student will see it',
  submit: 'Send',
  failed: 'Error!',
  elsewhere: 'Other tools',
  console: 'Console',
  consoleHint: 'Records, requests and reports of the university',
  documentation: 'API documentation',
  documentationHint: 'Every call of the portal, with examples',
  tokens: 'API tokens',
  tokensHint: 'For scripts and the terminal, on your behalf',
} as const satisfies TextsLike<typeof ru>;

export const adminTexts = defineTexts('admin', { ru, en });
