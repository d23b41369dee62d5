import { contactFault, hiddenFault, maskContact, unmaskContact } from '@semestr/core/contacts';
import { expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';
import { contacts } from '../../db/tables/users.ts';

const server = await sharedServer();

it('REC-03 recovery: the form accepts the hidden part of every contact of the university', async () => {
  const rows = await server.db.select({ type: contacts.type, value: contacts.value }).from(contacts);
  expect(rows.length).toBeGreaterThan(100);
  const refused = rows.filter(({ type, value }) => {
    const mask = maskContact(type, value);
    const before = mask.indexOf('*');
    const after = mask.length - mask.lastIndexOf('*') - 1;
    const hidden = value.slice(before, value.length - after);
    return hiddenFault({ type, mask }, hidden) !== null || unmaskContact(mask, hidden) !== value;
  });
  expect(refused).toEqual([]);
  expect(rows.filter(({ type, value }) => contactFault(type, value) !== null)).toEqual([]);
});
