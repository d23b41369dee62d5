import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  of: 'чьи данные, по логину; для администраторов',
  reason: 'зачем; владелец узнает об этом, в журнале действий останется запись',
} as const;

const en = {
  of: 'username of the owner of the data; for administrators',
  reason: 'reason; sent to the owner and stored in the audit log',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-personal-data', { ru, en });
