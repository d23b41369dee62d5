import type { Client } from '@semestr/api/client';
import { list, type SettingsContact } from '@semestr/api/contacts';
import { type Type, types } from './types.ts';

/** Returns the user's own contact of a kind and the number of attempts left; no contact when it is not set. */
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
