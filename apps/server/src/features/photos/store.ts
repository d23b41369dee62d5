import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employeePhotoAddress, newPhotoName } from '../../domain/photos.ts';
import { changePublicData, type PublicStore } from '../../domain/public-data.ts';
import { employees } from '../../db/tables/employees.ts';
import { photos } from '../../db/tables/photos.ts';

/** The owner of a photo. */
export type Owner = { studentId: number } | { employeeId: number };

export type Photo = typeof photos.$inferSelect;

const ofOwner = (owner: Owner) =>
  'studentId' in owner ? eq(photos.studentId, owner.studentId) : eq(photos.employeeId, owner.employeeId);

export async function photoOf(db: Database, owner: Owner): Promise<Photo | null> {
  const [photo] = await db.select().from(photos).where(ofOwner(owner));
  return photo ?? null;
}

export async function employeeById(db: Database, id: number) {
  const [employee] = await db
    .select({ id: employees.id, firstName: employees.firstName, lastName: employees.lastName })
    .from(employees)
    .where(eq(employees.id, id));
  return employee ?? null;
}

export async function photoByName(db: Database, name: string): Promise<Photo | null> {
  const [photo] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.name, name), isNotNull(photos.studentId)));
  return photo ?? null;
}

/**
 * Changes the photo or its visibility. A new picture gets a new name, so that caches cannot show the old one. An
 * employee's photo is also in public responses.
 */
export async function changePhoto(
  store: PublicStore,
  owner: Owner,
  change: { picture: Uint8Array | null } | { isShown: boolean },
): Promise<{ name: string }> {
  const set = 'picture' in change ? { ...change, name: newPhotoName() } : change;
  const write = async (tx: Database) => {
    const [existing] = await tx.select().from(photos).where(ofOwner(owner)).for('update');
    const target = 'studentId' in owner ? photos.studentId : photos.employeeId;
    const version = (existing?.version ?? 0) + 1;
    const [photo] = await tx
      .insert(photos)
      .values({ ...owner, name: newPhotoName(), ...set })
      .onConflictDoUpdate({ target, set: { ...set, version } })
      .returning();
    if (!photo) throw new Error('A photo was not stored');
    if ('employeeId' in owner) {
      const isSeen = photo.picture !== null && photo.isShown;
      const photoLink = isSeen ? employeePhotoAddress(owner.employeeId) : null;
      await tx.update(employees).set({ photoLink }).where(eq(employees.id, owner.employeeId));
    }
    return { name: photo.name };
  };
  return 'employeeId' in owner ? changePublicData(store, write) : store.db.transaction(write);
}
