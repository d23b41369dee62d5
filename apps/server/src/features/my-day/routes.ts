import * as calls from '@semestr/api/my-day';
import { localDate } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { dueOf } from './due.ts';
import { subgroupOf } from './subgroup.ts';
import { newMarksOf } from './new-marks.ts';

export function myDayRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.own, async ({ db, caller, now }) => {
    const studentId = studentOf(calls.own, caller);
    const today = localDate(now);
    return {
      due: await dueOf(db, studentId, today),
      marks: await newMarksOf(db, studentId, today),
      subgroup: await subgroupOf(db, studentId),
    };
  });
}
