import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { photos } from '../db/tables/photos.ts';

/** Creates the address of a student's photo: 128 random bits, so that it cannot be guessed. */
export const newPhotoName = (): string => randomBytes(16).toString('base64url');

export const studentPhotoAddress = (name: string): string => `/api/v1/profiles/photo/${name}`;
export const employeePhotoAddress = (id: number): string => `/api/v1/employees/photo/${id}`;

/**
 * Returns the address of an employee's photo; without one, that of a portrait with initials. Existing clients require an
 * address in lists and lessons.
 */
export const photoAddressOf = ({ id, photoLink }: { id: number; photoLink: string | null }): string =>
  photoLink ?? employeePhotoAddress(id);

/** Returns the address of a student's photo for the student; null when there is none. */
export async function ownPhotoAddress(db: Database, studentId: number): Promise<string | null> {
  // Omits the picture, because this query runs at every sign-in.
  const [photo] = await db
    .select({ name: photos.name })
    .from(photos)
    .where(and(eq(photos.studentId, studentId), isNotNull(photos.picture)));
  return photo ? studentPhotoAddress(photo.name) : null;
}
