import { addDays } from '@semestr/core/dates';
import { outbox } from '../db/tables/outbox.ts';
import { type Area, isAdvertised } from './area-input.ts';
import { studentHour } from './moments.ts';
import { insertAll } from './rows.ts';

/** Creates a few delivered messages and one that could not be delivered. */
export const fillOutbox: Area = async ({ tx, made, today, random }) => {
  const accounts = new Map(made.users.map(({ id, username }) => [id, username]));
  const addresses = made.contacts.filter(
    ({ userId, type }) => type === 6 && isAdvertised({ cardNumber: accounts.get(userId) ?? '' }),
  );
  await insertAll(
    tx,
    outbox,
    addresses.map(({ value }, index) => {
      const createdAt = studentHour(addDays(today, -1 - index), random);
      const isLost = index === addresses.length - 1;
      return {
        channel: 'email' as const,
        recipient: value,
        subject: 'Семестр: пароль изменён',
        text: 'Пароль от вашего аккаунта изменён. Если это сделали не вы, сразу обратитесь в деканат.',
        state: isLost ? ('failed' as const) : ('sent' as const),
        createdAt,
        nextAt: createdAt,
        failures: isLost ? 1 : 0,
        lastError: isLost ? 'The mail server refused it (550)' : null,
        sentAt: isLost ? null : createdAt,
      };
    }),
  );
};
