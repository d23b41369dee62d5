import { consecutiveNumbers, nextCertificateNumber, type YearNumbers } from '@semestr/core/certificates';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { and, gte, inArray, isNotNull, max, min, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dayOf } from '../../db/days.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import type { Change } from '../../records/define-resource.ts';

type Certificate = typeof certificates.$inferSelect;

/**
 * All certificates of the university share one numbering. A withdrawn certificate keeps its number, because it exists
 * on paper.
 */
const hasNumber = isNotNull(certificates.number);

/** Date of issue; for imported certificates without one, the day of the decision. */
const issueDay = sql<IsoDate>`coalesce(${certificates.issuedOn}::text, ${dayOf(certificates.decidedAt)})`;
const issueYear = sql<number>`substr(${issueDay}, 1, 4)::int`.mapWith(Number);

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

/** Returns the number of the next certificate of the current year; null when the numbers are used up. */
export async function nextNumberOf(db: Database, now: Date): Promise<number | null> {
  const year = yearOf(localDate(now));
  const rows = await db
    .select({ year: issueYear, lowest: min(certificates.number), highest: max(certificates.number) })
    .from(certificates)
    .where(and(hasNumber, gte(issueYear, year - 2)))
    .groupBy(issueYear);
  const years = rows.map(
    (row): YearNumbers => ({
      year: row.year,
      lowest: row.lowest ?? 0,
      highest: row.highest ?? 0,
    }),
  );
  return nextCertificateNumber(years, year);
}

/** Returns the numbers that other certificates of the year already have, lowest first. */
async function takenNumbers(
  tx: Database,
  numbers: readonly number[],
  { year, exceptId }: { year: number; exceptId?: number },
): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ number: certificates.number })
    .from(certificates)
    .where(
      and(
        inArray(certificates.number, [...numbers]),
        sql`${issueYear} = ${year}`,
        exceptId === undefined ? undefined : ne(certificates.id, exceptId),
      ),
    )
    .orderBy(certificates.number);
  return rows.flatMap(({ number }) => (number === null ? [] : [number]));
}

const numbersTaken = (numbers: readonly number[]) =>
  refusal('certificate-number-taken', { facts: { numbers } });

/**
 * Throws `certificate-number-taken` when a change assigns a number that another certificate of the year has. Call with
 * the numbers locked.
 */
export async function assertNumberFree({
  tx,
  before,
  values,
  now,
  isRestored,
}: Change<Certificate>): Promise<void> {
  const { number, issuedOn } = { ...before, ...values };
  if (number == null || (number === before?.number && issuedOn === before.issuedOn)) return;
  const year = yearOf(issuedOn ?? localDate(now));
  const numbers = await takenNumbers(tx, [number], {
    year,
    ...(before && { exceptId: before.id }),
  });
  if (numbers.length === 0) return;
  // The reversal of a change has a separate message for a value that another record has.
  throw isRestored ? invalidField('number', 'taken') : numbersTaken(numbers);
}

/** Returns consecutive numbers. Throws `certificate-number-taken` with those that are not free. */
export async function freeNumbers(
  tx: Database,
  { first, count, issuedOn }: { first: number; count: number; issuedOn: IsoDate },
): Promise<number[]> {
  const numbers = consecutiveNumbers(first, count);
  const others = await takenNumbers(tx, numbers, { year: yearOf(issuedOn) });
  if (others.length > 0) throw numbersTaken(others);
  return numbers;
}
