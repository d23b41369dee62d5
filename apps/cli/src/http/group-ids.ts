import type { Client } from '@semestr/api/client';
import { filters } from '@semestr/api/groups';
import { failure } from '../io/failure.ts';
import { texts } from '../io/texts.ts';

/** Returns the ids of groups by their numbers. Throws when there is no such group. */
export async function groupIdsOf(client: Client, names: readonly string[]): Promise<number[]> {
  const groups = await client.call(filters, { query: { name: '' } });
  return names.map((typed) => {
    const wanted = typed.trim().toLowerCase();
    const group = groups.find(({ name }) => name.toLowerCase() === wanted);
    if (!group) throw failure(texts, (t) => t('noGroup', { name: typed }));
    return group.id;
  });
}
