import type { DiplomaTopic } from '@semestr/api/diploma';
import { dotted, localDate } from '@semestr/core/dates';
import { diplomaStatus, hasApplication } from '@semestr/core/diploma';
import { requestRules } from '@semestr/core/requests/kinds';
import { mayCancel, openStates } from '@semestr/core/requests/lifecycle';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { notArchived } from '../../db/archive.ts';
import type { Database } from '../../db/database.ts';
import { employeeBriefsById } from '../../domain/employees.ts';
import { NEWEST } from '../../domain/own-lists.ts';
import { lockStudent } from '../../domain/students.ts';
import { diplomaSuggestions, diplomaTopics, externalManagers } from '../../db/tables/diploma.ts';
import { employees } from '../../db/tables/employees.ts';
import { selectManagers } from './managers.ts';
import { refusal } from '../../domain/refusal.ts';
import { assertMayRequest, dropThread } from '../../domain/requests.ts';

export type Suggestion = typeof diplomaSuggestions.$inferSelect;

const ofStudent = (id: number, studentId: number): SQL | undefined =>
  and(eq(diplomaSuggestions.id, id), eq(diplomaSuggestions.studentId, studentId));

/** A stored suggestion with its form for the caller. */
export interface KnownTopic {
  row: Suggestion;
  topic: DiplomaTopic;
}

async function selectTopics(db: Database, where: SQL | undefined): Promise<KnownTopic[]> {
  const rows = await db
    .select()
    .from(diplomaSuggestions)
    .where(where)
    .orderBy(desc(diplomaSuggestions.id))
    .limit(NEWEST);
  const supervisors = await employeeBriefsById(
    db,
    rows.map(({ employeeId }) => employeeId),
  );
  const managerIds = rows.flatMap(({ externalManagerId: id }) => id ?? []);
  const managers = await selectManagers(db, inArray(externalManagers.id, managerIds));
  return rows.map((row) => ({
    row,
    topic: {
      id: row.id,
      date: dotted(localDate(row.createdAt)),
      topic: row.topic,
      belarusianTopic: row.belarusianTopic,
      englishTopic: row.englishTopic,
      justification: row.justification,
      status: diplomaStatus[row.state].name,
      statusId: diplomaStatus[row.state].id,
      rejectionReason: row.rejectionReason,
      decidedDate: row.decidedAt && dotted(localDate(row.decidedAt)),
      accepted: row.state === 'approved',
      employee: supervisors.get(row.employeeId) ?? null,
      externalManager: managers.find(({ id }) => id === row.externalManagerId) ?? null,
    },
  }));
}

export async function topicsOf(db: Database, studentId: number): Promise<DiplomaTopic[]> {
  const suggestions = await selectTopics(db, eq(diplomaSuggestions.studentId, studentId));
  return suggestions.map(({ topic }) => topic);
}

/** Loads one of the student's suggestions; null when it does not exist. */
export async function topicOf(db: Database, id: number, studentId: number): Promise<KnownTopic | null> {
  const [suggestion] = await selectTopics(db, ofStudent(id, studentId));
  return suggestion ?? null;
}

/** Loads the student's newest suggestion with an application to print; null when there is none. */
export async function newestAgreed(db: Database, studentId: number): Promise<KnownTopic | null> {
  const suggestions = await selectTopics(db, eq(diplomaSuggestions.studentId, studentId));
  return suggestions.find(({ row }) => hasApplication(row.state)) ?? null;
}

export const offeredTopics = (db: Database, employeeId: number) =>
  db
    .select({ id: diplomaTopics.id, topic: diplomaTopics.topic })
    .from(diplomaTopics)
    .innerJoin(employees, eq(employees.id, diplomaTopics.employeeId))
    .where(and(notArchived(diplomaTopics), notArchived(employees), eq(employees.id, employeeId)))
    .orderBy(asc(diplomaTopics.topic));

export type NewTopic = Pick<
  Suggestion,
  | 'studentId'
  | 'topic'
  | 'belarusianTopic'
  | 'englishTopic'
  | 'justification'
  | 'employeeId'
  | 'externalManagerId'
>;

/** Suggests a topic. Throws `diploma-suggested` when another one of the student is still being considered. */
export async function suggestTopic(db: Database, topic: NewTopic, now: Date): Promise<DiplomaTopic> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, topic.studentId);
    await assertMayRequest(tx, 'topics', topic.studentId);
    const open = and(
      eq(diplomaSuggestions.studentId, topic.studentId),
      inArray(diplomaSuggestions.state, openStates(requestRules.topics.lifecycle)),
    );
    if ((await tx.$count(diplomaSuggestions, open)) > 0) throw refusal('diploma-suggested');
    const [created] = await tx
      .insert(diplomaSuggestions)
      .values({ ...topic, createdAt: now, state: requestRules.topics.lifecycle.first })
      .returning({ id: diplomaSuggestions.id });
    const suggestion = created && (await topicOf(tx, created.id, topic.studentId));
    if (!suggestion) throw new Error('The suggestion was not stored');
    return suggestion.topic;
  });
}

/** Changes a suggestion. Throws `diploma-topic-not-found`, or `diploma-topic-decided` when it has been decided. */
export async function changeTopic(
  db: Database,
  id: number,
  { studentId, ...values }: NewTopic,
): Promise<DiplomaTopic> {
  return db.transaction(async (tx) => {
    const mine = ofStudent(id, studentId);
    const [row] = await tx.select().from(diplomaSuggestions).where(mine).for('update');
    if (!row) throw refusal('diploma-topic-not-found');
    if (!mayCancel(requestRules.topics.lifecycle, row.state)) throw refusal('diploma-topic-decided');
    await tx
      .update(diplomaSuggestions)
      .set({ ...values, version: row.version + 1 })
      .where(mine);
    const suggestion = await topicOf(tx, id, studentId);
    if (!suggestion) throw new Error('The suggestion was not stored');
    return suggestion.topic;
  });
}

/** Deletes a suggestion. Throws `diploma-topic-not-found`, or `diploma-topic-decided` when it has been decided. */
export async function withdrawTopic(
  db: Database,
  { id, studentId }: { id: number; studentId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const mine = ofStudent(id, studentId);
    const [row] = await tx.select().from(diplomaSuggestions).where(mine).for('update');
    if (!row) throw refusal('diploma-topic-not-found');
    if (!mayCancel(requestRules.topics.lifecycle, row.state)) throw refusal('diploma-topic-decided');
    await tx.delete(diplomaSuggestions).where(mine);
    await dropThread(tx, { kind: 'topics', id });
  });
}
