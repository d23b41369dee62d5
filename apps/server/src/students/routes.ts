import * as calls from '@semestr/api/students';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import { listStudents, studentById } from './store.ts';

export function studentRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.list, async ({ query, reply }) => {
    const range = query.range ?? [0, (query.filter.id ? calls.MAX_RANGE : calls.DEFAULT_RANGE) - 1];
    const { rows, total } = await listStudents(db, { ...query, range });
    const [first] = range;
    reply.header('content-range', `students ${first}-${Math.max(first, first + rows.length - 1)}/${total}`);
    return rows;
  });

  handle(app, services, calls.one, async ({ params }) => {
    const student = await studentById(db, params.id);
    if (!student) throw refuse(calls.one, 404);
    return student;
  });
}
