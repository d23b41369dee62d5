import type { Client } from '@semestr/api/client';
import { all } from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import { roomLabel, roomShort } from '@semestr/core/room-names';
import { failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/**
 * Returns the university's name of a room, however it was typed: "304-5" is "304-5 к.". Throws when there is no such
 * room.
 */
export async function roomNamed(client: Client, typed: string): Promise<string> {
  const rooms = rowsOf(await client.call(all, { query: {} }));
  const labels = rooms.map(({ name, buildingNumber }) => roomLabel(name, buildingNumber.name));
  const wanted = roomShort(typed.trim());
  const label = labels.find((one) => roomShort(one) === wanted);
  if (label === undefined) throw failure(texts, (t) => t('noRoom', { name: typed }));
  return label;
}
