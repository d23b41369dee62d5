import * as calls from '@semestr/api/diploma';
import { localDate } from '@semestr/core/dates';
import { hasApplication, topicBegins } from '@semestr/core/diploma';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { employeeBriefs } from '../../domain/employees.ts';
import { notArchived } from '../../db/archive.ts';
import { lettersTo } from '../../domain/institution.ts';
import { namedStudent } from '../../domain/students.ts';
import { externalManagers } from '../../db/tables/diploma.ts';
import { employees } from '../../db/tables/employees.ts';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { applicationDocument } from './application.ts';
import { managersNamed, selectManagers } from './managers.ts';
import {
  changeTopic,
  newestAgreed,
  type NewTopic,
  offeredTopics,
  suggestTopic,
  topicOf,
  topicsOf,
  withdrawTopic,
} from './store.ts';
import type { Database } from '../../db/database.ts';

/** Converts a suggestion to its stored form: an empty text becomes null. */
const newTopic = (studentId: number, suggestion: calls.Suggestion): NewTopic => ({
  studentId,
  employeeId: suggestion.employeeId ?? null,
  externalManagerId: suggestion.externalManagerId ?? null,
  topic: suggestion.topicName,
  belarusianTopic: suggestion.belarusianTopic || null,
  englishTopic: suggestion.englishTopic || null,
  justification: suggestion.justification || null,
});

export function diplomaRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.topics, async ({ db, caller }) =>
    topicsOf(db, studentOf(calls.topics, caller)),
  );

  handle(app, services, calls.topicsOfEmployee, async ({ db, query }) => offeredTopics(db, query.employeeId));

  /** Whether the supervisors of a suggestion exist and are not archived, except for one chosen `before`. */
  async function isKnown(
    db: Database,
    { employeeId, externalManagerId }: NewTopic,
    before: number | null = null,
  ): Promise<boolean> {
    if (employeeId !== null) {
      const isOpen = employeeId === before ? undefined : notArchived(employees);
      const found = await employeeBriefs(db, and(isOpen, eq(employees.id, employeeId)));
      if (found.length === 0) return false;
    }
    return (
      externalManagerId === null ||
      (await selectManagers(db, eq(externalManagers.id, externalManagerId))).length > 0
    );
  }

  handle(app, services, calls.add, async ({ db, caller, body, now, refuse }) => {
    const topic = newTopic(studentOf(calls.add, caller), body);
    const student = await namedStudent(db, topic.studentId);
    if (topicBegins({ ...student, today: localDate(now) })) throw refuse('diploma-early');
    if (!(await isKnown(db, topic))) throw refuse('diploma-manager-not-found');
    return suggestTopic(db, topic, now);
  });

  handle(app, services, calls.update, async ({ db, caller, body }) => {
    const topic = newTopic(studentOf(calls.update, caller), body);
    const before = await topicOf(db, body.id, topic.studentId);
    if (!(await isKnown(db, topic, before?.row.employeeId)))
      throw invalidField(topic.employeeId === null ? 'externalManagerId' : 'employeeId', 'unknown');
    return changeTopic(db, body.id, topic);
  });

  handle(app, services, calls.remove, async ({ db, caller, query }) => {
    await withdrawTopic(db, { id: query.id, studentId: studentOf(calls.remove, caller) });
    return undefined;
  });

  handle(app, services, calls.application, async ({ db, caller, body, now, refuse }) => {
    const studentId = studentOf(calls.application, caller);
    const suggestion =
      body.id == null ? await newestAgreed(db, studentId) : await topicOf(db, body.id, studentId);
    if (!suggestion) throw refuse('diploma-topic-not-found');
    if (!hasApplication(suggestion.row.state)) throw refuse('diploma-topic-not-agreed');
    const student = await namedStudent(db, studentId);
    return { bytes: await applicationDocument(suggestion.topic, student, { to: await lettersTo(db), now }) };
  });

  handle(app, services, calls.externalManagers, async ({ db, query }) =>
    managersNamed(db, query['external-manager-fio']),
  );
}
