import type { Skill } from '@semestr/api/cv';
import { skillKey } from '@semestr/core/cv';
import { and, asc, eq, inArray, like, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { beginsWith } from '../../db/search.ts';
import { lockStudent } from '../../domain/students.ts';
import { cvReferences, skills, studentSkills } from '../../db/tables/cv.ts';
import { photos } from '../../db/tables/photos.ts';
import { students } from '../../db/tables/students.ts';

const MAX_FOUND = 50;

export async function findSkills(db: Database, text: string): Promise<Skill[]> {
  const start = beginsWith(skillKey(text));
  return db
    .select({ id: skills.id, name: skills.name })
    .from(skills)
    .where(or(like(skills.key, start), like(skills.key, `% ${start}`)))
    .orderBy(asc(skills.key))
    .limit(MAX_FOUND);
}

type NamedRows = readonly { id?: number | null | undefined; name: string }[];

/** Returns the ids of the requested skills, in order: by id if it exists, otherwise by name, created if new. */
async function skillIds(tx: Database, wanted: NamedRows): Promise<number[]> {
  const byId = await tx
    .select({ id: skills.id })
    .from(skills)
    .where(
      inArray(
        skills.id,
        wanted.flatMap(({ id }) => id ?? []),
      ),
    );
  const existingIds = new Set(byId.map(({ id }) => id));
  const named = new Map<string, string>();
  for (const { id, name } of wanted) {
    if (id != null && existingIds.has(id)) continue;
    // For a duplicate name the first spelling counts.
    if (!named.has(skillKey(name))) named.set(skillKey(name), name);
  }
  // Always in the same order, so that two requests adding the same skills do not deadlock.
  const rows = [...named].map(([key, name]) => ({ key, name })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (rows.length > 0) await tx.insert(skills).values(rows).onConflictDoNothing();
  const byName = await tx
    .select({ id: skills.id, key: skills.key })
    .from(skills)
    .where(inArray(skills.key, [...named.keys()]));
  const idOf = new Map(byName.map(({ id, key }) => [key, id]));
  return [
    ...new Set(
      wanted.flatMap(({ id, name }) =>
        id != null && existingIds.has(id) ? id : (idOf.get(skillKey(name)) ?? []),
      ),
    ),
  ];
}

export async function replaceSkills(db: Database, studentId: number, wanted: NamedRows): Promise<undefined> {
  await db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const ids = await skillIds(tx, wanted);
    const mine = eq(studentSkills.studentId, studentId);
    await tx.delete(studentSkills).where(and(mine, notInArray(studentSkills.skillId, ids)));
    const rows = ids.map((skillId, order) => ({ studentId, skillId, order }));
    if (rows.length === 0) return;
    // Existing ones keep their id; another position is a change of the record.
    await tx
      .insert(studentSkills)
      .values(rows)
      .onConflictDoUpdate({
        target: [studentSkills.studentId, studentSkills.skillId],
        set: { order: sql`excluded."order"`, version: sql`${studentSkills.version} + 1` },
        setWhere: sql`${studentSkills.order} <> excluded."order"`,
      });
  });
}

/** Replaces the references of a CV; those sent with their id keep it. */
export async function replaceReferences(
  db: Database,
  studentId: number,
  wanted: readonly { id?: number | null | undefined; name: string; reference: string }[],
): Promise<undefined> {
  await db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const mine = eq(cvReferences.studentId, studentId);
    const keptIds = wanted.flatMap(({ id }) => id ?? []);
    await tx.delete(cvReferences).where(and(mine, notInArray(cvReferences.id, keptIds)));
    const remaining = await tx.select().from(cvReferences).where(mine);
    const versions = new Map(remaining.map((row) => [row.id, row.version]));
    for (const [order, { id, name, reference }] of wanted.entries()) {
      const version = id == null ? undefined : versions.get(id);
      // A second use of the same id creates another reference.
      if (id != null) versions.delete(id);
      if (id == null || version === undefined)
        await tx.insert(cvReferences).values({ studentId, name, reference, order });
      else
        await tx
          .update(cvReferences)
          .set({ name, reference, order, version: version + 1 })
          .where(and(mine, eq(cvReferences.id, id)));
    }
  });
}

export async function changeCv(
  db: Database,
  studentId: number,
  change: Partial<
    Pick<typeof students.$inferSelect, 'summary' | 'showsRating' | 'isSearchingJob' | 'isPublished'>
  >,
): Promise<undefined> {
  await db.update(students).set(change).where(eq(students.id, studentId));
}

/** Loads the photo of a student if others can see it. */
export async function photoForOthers(db: Database, studentId: number): Promise<Uint8Array | null> {
  const [photo] = await db
    .select({ picture: photos.picture })
    .from(photos)
    .where(and(eq(photos.studentId, studentId), eq(photos.isShown, true)));
  return photo?.picture ?? null;
}
