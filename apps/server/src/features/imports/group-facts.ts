import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import type { ReadLesson } from './read-schedule.ts';

/**
 * Updates a group's size and its speciality's code, which only lessons contain. A group's own schedule overwrites the
 * size; an educator's only fills it in where it is unknown.
 */
export async function learnGroup(
  db: Database,
  name: string,
  read: readonly ReadLesson[],
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  const named = read.flatMap(({ source }) => source.studentGroups).find((group) => group.name === name);
  if (!named) return;
  const { numberOfStudents: size, specialityCode: code } = named;
  const [group] = await db
    .select({ id: groups.id, size: groups.size, specialityId: groups.specialityId })
    .from(groups)
    .where(eq(groups.name, name));
  if (!group) return;
  if (group.size !== size && (isOwn || group.size === 0))
    await db.update(groups).set({ size }).where(eq(groups.id, group.id));
  const isCodeless = and(eq(specialities.id, group.specialityId), eq(specialities.code, ''));
  await db.update(specialities).set({ code }).where(isCodeless);
}
