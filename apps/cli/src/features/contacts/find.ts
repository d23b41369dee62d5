import type { Client } from '@semestr/api/client';
import { list, type SettingsContact } from '@semestr/api/contacts';
import { type Type, types } from './types.ts';

/** The own contact of a kind and how many attempts are left; without a contact where it is not set. */
export async function findContact(
  client: Client,
  type: Type,
): Promise<{ contact: SettingsContact | undefined; left: number }> {
  const { contactDtoList, numberOfAttempts } = await client.call(list, {});
  const contact = contactDtoList.find(
    ({ contactTypeId, contactValue }) => contactTypeId === types[type] && contactValue,
  );
  return { contact, left: numberOfAttempts };
}
