import { addDays, localDate } from '@semestr/core/dates';
import { gte } from 'drizzle-orm';
import { audit } from '../db/tables/audit.ts';
import { certificates } from '../db/tables/certificates.ts';
import { dormitoryApplications } from '../db/tables/dormitory.ts';
import { omissionRequests } from '../db/tables/omissions.ts';
import { practiceApplications } from '../db/tables/practice.ts';
import { academicLeaves } from '../db/tables/requests.ts';
import { admin, teacher } from './accounts.ts';
import { type Area, isAdvertised } from './area-input.ts';
import { momentAt, officeDayUntil, studentHour } from './moments.ts';
import { insertAll } from './rows.ts';

/** Number of days that the log covers. */
const DAYS = 14;
const DAY_MS = 86_400_000;
/** Addresses reserved for documentation. */
const OFFICE = '192.0.2.10';
const HOME = '198.51.100.';

/** Fills the log with recent decisions and sign-ins. */
export const fillAudit: Area = async ({ tx, made, now, today, random }) => {
  const idOf = new Map(made.users.map(({ id, username }) => [username, id]));
  const adminId = idOf.get(admin.username) ?? null;
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const kinds = {
    certificates: {
      first: 'processing',
      rows: await tx.select().from(certificates).where(gte(certificates.decidedAt, since)),
    },
    'omission-requests': {
      first: 'waiting',
      rows: await tx.select().from(omissionRequests).where(gte(omissionRequests.decidedAt, since)),
    },
    'practice-applications': {
      first: 'considered',
      rows: await tx.select().from(practiceApplications).where(gte(practiceApplications.decidedAt, since)),
    },
    'academic-leaves': {
      first: 'waiting',
      rows: await tx.select().from(academicLeaves).where(gte(academicLeaves.decidedAt, since)),
    },
    'dormitory-applications': {
      first: 'waiting',
      rows: await tx.select().from(dormitoryApplications).where(gte(dormitoryApplications.decidedAt, since)),
    },
  };
  const decisions = Object.entries(kinds).flatMap(([kind, { first, rows }]) =>
    rows.map(({ id, state, decidedAt }) => ({
      at: decidedAt ?? now,
      userId: adminId,
      action: `${kind}.update`,
      subject: `${kind}/${id}`,
      details: { state: { from: first, to: state } },
      client: OFFICE,
    })),
  );
  const entered = (username: string, at: Date, client: string) => ({
    at,
    userId: idOf.get(username) ?? null,
    action: 'sign-in',
    subject: '',
    details: null,
    client,
  });
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, -index - 1));
  const offices = days.filter((day) => officeDayUntil(day) === day);
  const signIns = [
    ...offices.map((day) => entered(admin.username, momentAt(day, 8 * 60 + random.int(40, 58)), OFFICE)),
    ...offices
      .filter(() => random.chance(0.5))
      .map((day) => entered(teacher.username, momentAt(day, random.int(10 * 60, 17 * 60)), OFFICE)),
    ...made.students
      .filter(isAdvertised)
      .flatMap(({ cardNumber }) =>
        days
          .filter(() => random.chance(0.4))
          .map((day) => entered(cardNumber, studentHour(day, random), HOME + random.int(2, 250))),
      ),
  ];
  const byTime = [...decisions, ...signIns]
    .filter(({ at }) => at <= now && localDate(at) < today)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insertAll(tx, audit, byTime);
};
