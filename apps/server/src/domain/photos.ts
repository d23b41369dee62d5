import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { photos } from '../db/tables/photos.ts';

/** Where the photo of a student is: 128 bits that nobody guesses. */
export const newPhotoName = (): string => randomBytes(16).toString('base64url');

export const studentPhotoAddress = (name: string): string => `/api/v1/profiles/photo/${name}`;
export const employeePhotoAddress = (id: number): string => `/api/v1/employees/photo/${id}`;

/** The address of a student's photo for the student; null where there is none. */
export async function ownPhotoAddress(db: Database, studentId: number): Promise<string | null> {
  // Without the picture itself: this is asked at every sign-in.
  const [photo] = await db
    .select({ name: photos.name })
    .from(photos)
    .where(and(eq(photos.studentId, studentId), isNotNull(photos.picture)));
  return photo ? studentPhotoAddress(photo.name) : null;
}
