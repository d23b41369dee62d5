import { type IsoDate, localDate } from '@semestr/core/dates';
import { roomLabel } from '@semestr/core/room-names';
import { isInTerm } from '@semestr/core/term';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { buildings, rooms } from '../../../db/tables/rooms.ts';
import { checkTerm } from '../../../domain/calendar.ts';
import { invalidField } from '../../../domain/refusal.ts';
import type { Lesson } from '../../../domain/linked-lessons.ts';
import { refuseClashes } from './clashes.ts';
import type { Change } from '../../../records/define-resource.ts';

/** Rejects dates outside the term, and an end before the beginning. */
function checkDays({ term, date, startDate, endDate }: Partial<Lesson>): void {
  const days = { date, startDate, endDate } satisfies Record<string, IsoDate | null | undefined>;
  for (const [field, day] of Object.entries(days))
    if (term && day && !isInTerm(term, day)) throw invalidField(field, 'format');
  if (startDate && endDate && endDate < startDate) throw invalidField('endDate', 'too-small');
}

/** Rejects an unknown room, unless the lesson already has it from an import. */
export async function checkRooms(
  tx: Database,
  labels: readonly string[],
  before: readonly string[],
): Promise<void> {
  const isNew = (label: string): boolean => !before.includes(label);
  if (!labels.some(isNew)) return;
  const rows = await tx
    .select({ name: rooms.name, building: buildings.name })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId));
  const existingLabels = new Set(rows.map(({ name, building }) => roomLabel(name, building)));
  const unknown = labels.findIndex((label) => isNew(label) && !existingLabels.has(label));
  if (unknown >= 0) throw invalidField(`rooms.${unknown}`, 'unknown');
}

/** Rejects impossible values in changed fields of a lesson. */
export function checkPlan(change: Pick<Change<Lesson>, 'before' | 'values' | 'now'>): void {
  const { before, values, now } = change;
  const lesson = { ...before, ...values };
  const isChanged = (...fields: (keyof Lesson)[]): boolean =>
    fields.some((field) => lesson[field] !== before?.[field]);
  const { startTime, endTime } = lesson;
  if (isChanged('startTime', 'endTime') && startTime && endTime && endTime <= startTime)
    throw invalidField('endTime', 'too-small');
  if (isChanged('term') && lesson.term) checkTerm(lesson.term, now);
  if (isChanged('term', 'date', 'startDate', 'endDate')) checkDays(lesson);
}

/** Rejects an impossible lesson, and requests confirmation of a double booking. */
export async function checkLesson(change: Change<Lesson>): Promise<void> {
  const { tx, before, values, now, isRestored } = change;
  values.updatedOn = localDate(now);
  if (!isRestored) {
    checkPlan(change);
    await checkRooms(tx, values.rooms ?? [], before?.rooms ?? []);
  }
  await refuseClashes(change);
}
