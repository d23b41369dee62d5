import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { employeePhotoAddress } from '../domain/photos.ts';
import { employees } from '../db/tables/employees.ts';
import { photos } from '../db/tables/photos.ts';
import { demoStudents, teacher } from './accounts.ts';
import type { Area } from './area-input.ts';
import { drawPortrait } from './portraits.ts';
import { insertAll } from './rows.ts';

/** Drawing is slow, so a large university has as many portraits as a small one. */
const MAX_EACH = 40;

/** Two of the demo's students have a photo; one of them hides it. */
const [visible, , , hidden] = demoStudents;

/** Creates invented portraits for some employees and for some students with a CV. */
export const fillPhotos: Area = async ({ tx, made, random }) => {
  const staff = made.employees
    .filter(({ lastName }) => lastName === teacher.name.lastName || random.chance(0.35))
    .slice(0, MAX_EACH);
  const people = made.students
    .filter(
      ({ cardNumber, isPublished }) =>
        cardNumber === visible?.cardNumber ||
        cardNumber === hidden?.cardNumber ||
        (isPublished === true &&
          demoStudents.every((demo) => demo.cardNumber !== cardNumber) &&
          random.chance(0.4)),
    )
    .slice(0, MAX_EACH);
  // Repeatable, like the rest of the demo; names of uploaded photos are random.
  const nameOf = (owner: string): string =>
    createHash('sha256').update(`${random.next()} ${owner}`).digest('base64url').slice(0, 22);
  const rows: (typeof photos.$inferInsert)[] = [];
  for (const { id, middleName } of staff)
    rows.push({
      employeeId: id,
      name: nameOf(`employee ${id}`),
      picture: await drawPortrait(middleName, random),
    });
  for (const { id, middleName, cardNumber } of people)
    rows.push({
      studentId: id,
      name: nameOf(`student ${id}`),
      picture: await drawPortrait(middleName, random),
      isShown: cardNumber !== hidden?.cardNumber,
    });
  await insertAll(tx, photos, rows);
  for (const { id } of staff)
    await tx
      .update(employees)
      .set({ photoLink: employeePhotoAddress(id) })
      .where(eq(employees.id, id));
};
