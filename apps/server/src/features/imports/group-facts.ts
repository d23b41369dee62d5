import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import type { ReadLesson } from './read-schedule.ts';

/**
 * Updates a group's size and the code of its speciality, which only lessons contain. The first code is that of the
 * speciality; groups with another one keep their own. A group's own schedule overwrites the size; an educator's only
 * fills it in where it is unknown.
 */
export async function updateGroupFacts(
  db: Database,
  name: string,
  read: readonly ReadLesson[],
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  const named = read.flatMap(({ source }) => source.studentGroups).find((group) => group.name === name);
  if (!named) return;
  const { numberOfStudents: size, specialityCode: code } = named;
  const [group] = await db
    .select({
      id: groups.id,
      size: groups.size,
      specialityId: groups.specialityId,
      ownCode: groups.specialityCode,
      code: specialities.code,
    })
    .from(groups)
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .where(eq(groups.name, name));
  if (!group) return;
  if (group.size !== size && (isOwn || group.size === 0))
    await db.update(groups).set({ size }).where(eq(groups.id, group.id));
  if (group.code === '')
    await db.update(specialities).set({ code }).where(eq(specialities.id, group.specialityId));
  else if (code !== '' && code !== (group.ownCode ?? group.code))
    await db
      .update(groups)
      .set({ specialityCode: code === group.code ? null : code })
      .where(eq(groups.id, group.id));
}
