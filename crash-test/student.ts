import * as certificates from '@semestr/api/certificates';
import * as contacts from '@semestr/api/contacts';
import * as accounts from '@semestr/api/accounts';
import * as notifications from '@semestr/api/notifications';
import * as secondFactor from '@semestr/api/second-factor';
import { certificateStatus, needsSeal, partsOfPlace, provisionPlace } from '@semestr/core/certificates';
import { EMAIL } from '@semestr/core/contacts';
import { countCopies, type MakeKind, writers } from './kind.ts';
import { passwordOf } from './people.ts';

/** Orders a certificate and cancels it immediately, because the number of pending ones is limited. */
export const certificate: MakeKind = async ({ ledger, as, mark, prefix }) => {
  const who = as('orders');
  const [office] = await who.call(certificates.places, {});
  const place = office?.places.at(-1);
  if (!place) return null;
  const own = async () =>
    (await who.call(certificates.list, {}))
      .map(({ id, status, provisionPlace: text }) => ({ id, status, key: partsOfPlace(text).organisation }))
      .filter(({ key }) => key.startsWith(prefix));
  const withdraw = async () => {
    for (const { id, status, key } of await own())
      if (status === certificateStatus.processing)
        await ledger.send({ [`withdrawal ${key}`]: 1 }, () =>
          who.call(certificates.close, { query: { id: String(id) } }),
        );
  };
  return {
    step: async () => {
      const key = mark();
      const certificateType = needsSeal(place) ? ('гербовая' as const) : ('обычная' as const);
      const body = {
        certificateRequestDto: { certificateType, provisionPlace: provisionPlace(place.name, key) },
        certificateCount: 1,
      };
      await ledger.send(
        { [`certificate ${key}`]: 1 },
        () => who.call(certificates.register, { body }, { idempotencyKey: key }),
        { isKeyed: true },
      );
      await withdraw();
    },
    read: async () => {
      const found = await own();
      const marks = (of: typeof found) => of.map(({ key }) => key);
      return [
        ...countCopies('certificate', marks(found)),
        ...countCopies(
          'withdrawal',
          marks(found.filter(({ status }) => status === certificateStatus.rejected)),
        ),
      ];
    },
  };
};

/** Changes an address and sends a code to it. The administrator restores the attempts. */
export const contact: MakeKind = async ({ ledger, as, mark }) => {
  const who = as('changesContacts');
  const admin = as('keepsRecords');
  const filter = JSON.stringify({ username: writers.changesContacts });
  const [account] = await admin.call(accounts.users.list, { query: { filter } });
  if (!account) return null;
  const password = passwordOf('changesContacts');
  const unban = () => admin.call(accounts.unban, { params: { id: String(account.id) } });
  const read = async () => {
    await unban();
    const { contactDtoList } = await who.call(contacts.list, {});
    return contactDtoList.find(({ contactTypeId }) => contactTypeId === EMAIL);
  };
  const own = await read();
  if (!own) return null;
  let value = own.contactValue ?? '';
  ledger.note({ contact: value });
  return {
    step: async () => {
      await ledger.send({}, unban);
      await ledger.send({}, () => who.call(secondFactor.prove, { body: { password } }));
      const contactValue = `${mark()}@example.org`;
      const before = `code ${value}`;
      value = contactValue;
      const body = { id: own.id, contactValue };
      await ledger.send({ contact: contactValue, [before]: 0 }, () => who.call(contacts.change, { body }));
      await ledger.send({ [`code ${contactValue}`]: 1 }, () => who.call(contacts.sendCode, { body: own.id }));
    },
    read: async () => {
      const found = await read();
      value = found?.contactValue ?? '';
      return [
        ['contact', value],
        [`code ${value}`, found?.codeExpirationTime ? 1 : 0],
      ];
    },
  };
};

/** Writes a setting as a whole. */
export const quietHours: MakeKind = async ({ ledger, random, as }) => {
  const who = as('choosesHours');
  const read = async () => (await who.call(notifications.settings, {})).quiet?.from ?? '';
  ledger.note({ 'quiet-hours': await read() });
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return {
    step: async () => {
      const from = `${twoDigits(random.int(0, 5))}:${twoDigits(random.int(0, 59))}`;
      const body = { emailKinds: [], pushKinds: [], quiet: { from, to: '07:00' } };
      await ledger.send({ 'quiet-hours': from }, () => who.call(notifications.setSettings, { body }));
    },
    read: async () => [['quiet-hours', await read()]],
  };
};
