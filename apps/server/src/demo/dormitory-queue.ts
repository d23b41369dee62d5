import { type IsoDate, localDate } from '@semestr/core/dates';
import { eq } from 'drizzle-orm';
import { dormitoryApplications, dormitoryPlaces } from '../db/tables/dormitory.ts';
import type { AreaInput } from './area-input.ts';
import { insertAll } from './rows.ts';

/** Assigns places in the queue by time of arrival. */
export function assignPlaces<R extends { state: string }>(byTime: readonly R[]): ReadonlyMap<R, number> {
  const queue = byTime.filter(({ state }) => state === 'accepted');
  return new Map(queue.map((row, index) => [row, index + 1]));
}

/** Creates the place history of each queued application: one place up for each room assigned to an earlier one. */
export async function fillQueue({ tx }: AreaInput, givenAt: readonly Date[]): Promise<void> {
  const waiting = await tx
    .select()
    .from(dormitoryApplications)
    .where(eq(dormitoryApplications.state, 'accepted'));
  const rows = waiting.flatMap(({ id, queuePlace, acceptedAt }) => {
    if (queuePlace === null || acceptedAt === null) return [];
    const assignmentDays = givenAt.filter((moment) => moment > acceptedAt).map(localDate);
    const placeAfter = (day: IsoDate) => queuePlace + assignmentDays.filter((one) => one > day).length;
    const days = new Set([localDate(acceptedAt), ...assignmentDays]);
    return [...days].map((date) => ({ applicationId: id, date, place: placeAfter(date) }));
  });
  await insertAll(tx, dormitoryPlaces, rows);
}
