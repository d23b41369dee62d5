import type { Reply } from '@semestr/api/endpoint';
import type { formResource, requestCalls } from '@semestr/api/request-calls';
import { localDate, localDateTime } from '@semestr/core/dates';
import { periodFault } from '@semestr/core/requests/form';
import { type FormKind, requestNumber, requestRules } from '@semestr/core/requests/kinds';
import { and, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { uploads } from '../db/tables/uploads.ts';
import { studentOf } from '../domain/caller.ts';
import { newest, rangeOf } from '../domain/own-lists.ts';
import { invalidField, refusal } from '../domain/refusal.ts';
import { assertUnderLimit, cancelRequest, activeStates } from '../domain/requests.ts';
import { lockStudent } from '../domain/students.ts';
import { keepUpload, onePaper, uploadBy } from '../domain/uploads.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../http/services.ts';
import type { FormRow, FormTable } from './form-table.ts';

/** The calls of a kind with the common form. */
export type FormCalls = ReturnType<typeof requestCalls<FormKind>> & {
  readonly records: ReturnType<typeof formResource<FormKind>>;
};
type Own = Reply<FormCalls['create']>;
type Row = FormRow & Omit<Own, keyof FormRow | 'paperNumber'>;

/** Registers the calls of a student for the requests of a kind with the common form. */
export const formRoutes =
  (kind: FormKind, { calls, table }: { calls: FormCalls; table: FormTable }) =>
  (app: FastifyInstance, services: Services): void => {
    const { form, lifecycle } = requestRules[kind];

    async function read(db: Database, where: SQL | undefined, { limit, offset } = newest): Promise<Own[]> {
      const rows = await db
        .select()
        .from(table)
        .where(where)
        .orderBy(desc(table.id))
        .limit(limit)
        .offset(offset);
      // The table has the columns of the form; the reply is checked against the contract.
      return (rows as object[] as Row[]).map((row) => ({
        ...row,
        number: requestNumber(kind, row.id),
        paperNumber: row.number,
        createdAt: localDateTime(row.createdAt),
        decidedAt: row.decidedAt && localDateTime(row.decidedAt),
      }));
    }

    const own = (id: number, studentId: number) => and(eq(table.id, id), eq(table.studentId, studentId));

    async function one(db: Database, id: number, studentId: number): Promise<Own> {
      const [found] = await read(db, own(id, studentId));
      if (!found) throw refusal('record-not-found');
      return found;
    }

    handle(app, services, calls.list, async ({ db, caller, query }) =>
      read(db, eq(table.studentId, studentOf(calls.list, caller)), rangeOf(query)),
    );

    handle(app, services, calls.document, async ({ db, caller, params, refuse }) => {
      const [row] = await db
        .select({ uploadId: table.uploadId })
        .from(table)
        .where(own(params.id, studentOf(calls.document, caller)));
      // A request of another student, or one that was erased.
      if (typeof row?.uploadId !== 'number') throw refuse('record-not-found');
      const paper = await uploadBy(db, eq(uploads.id, row.uploadId));
      if (!paper) throw refuse('record-not-found');
      return paper;
    });

    handle(app, services, calls.create, async ({ db, caller, body, now }) => {
      const studentId = studentOf(calls.create, caller);
      const { document, ...values } = body;
      const fault = periodFault(form.period, { ...values, today: localDate(now) });
      if (fault) throw invalidField(fault.field, fault.reason);
      const { type, bytes } = await onePaper(document, now);
      return db.transaction(async (tx) => {
        await lockStudent(tx, studentId);
        const sameDays = and(
          eq(table.studentId, studentId),
          inArray(table.state, activeStates(kind)),
          lte(table.dateFrom, values.dateTo),
          gte(table.dateTo, values.dateFrom),
        );
        if ((await tx.$count(table, sameDays)) > 0) throw refusal('request-exists');
        await assertUnderLimit(tx, kind, { studentId });
        const uploadId = await keepUpload(tx, { studentId, file: { type, bytes }, now });
        const [created] = await tx
          .insert(table)
          // The contract has validated the choices.
          .values({ ...values, studentId, uploadId, createdAt: now, state: lifecycle.first } as never)
          .returning({ id: table.id });
        return one(tx, Number(created?.id), studentId);
      });
    });

    handle(app, services, calls.cancel, async ({ db, caller, params, now }) => {
      const request = { id: params.id, studentId: studentOf(calls.cancel, caller), now };
      return db.transaction(async (tx) => {
        await cancelRequest(tx, kind, request, { missing: 'record-not-found', decided: 'request-decided' });
        return one(tx, request.id, request.studentId);
      });
    });
  };
