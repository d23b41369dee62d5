import * as calls from '@semestr/api/departments';
import { localDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { nameKey } from '@semestr/core/names/key';
import { bestMatches } from '@semestr/core/names/match';
import { readingsOf } from '@semestr/core/names/query';
import { termCode } from '@semestr/core/term';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { notArchived } from '../../db/archive.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { departmentReport } from './report.ts';

/** Department type of chairs, which `/departments` lists. */
const CHAIR = 3;

/** Maximum number of search results. */
const MAX_FOUND = 50;

/** Returns the departments whose code begins with a text, or with every word of a text in their names, the best match first. */
function departmentsFor<T extends { name: string; abbrev: string; code: string | null }>(
  all: readonly T[],
  text: string,
): readonly T[] {
  const trimmed = text.trim();
  if (trimmed === '') return all;
  if (/^[\d.]+$/.test(trimmed)) return all.filter(({ code }) => code?.startsWith(trimmed) ?? false);
  return bestMatches(all, ({ name, abbrev }) => nameKey(name, abbrev), readingsOf(trimmed));
}

/** Builds the structure with all employees. */
async function departmentTree(db: Database): Promise<calls.DepartmentNode[]> {
  const rows = await db.select().from(departments).orderBy(asc(departments.code), asc(departments.name));
  const posts = await db
    .select({ position: positions, employee: employees })
    .from(positions)
    .innerJoin(employees, eq(employees.id, positions.employeeId))
    .where(notArchived(employees))
    .orderBy(asc(employees.lastName), asc(employees.firstName));
  const staff = Map.groupBy(posts, ({ position }) => position.departmentId);
  const below = Map.groupBy(rows, ({ parentId }) => parentId);

  const nodesOf = (parentId: number | null): calls.DepartmentNode[] =>
    (below.get(parentId) ?? []).map((row) => {
      const people = staff.get(row.id) ?? [];
      return {
        data: {
          id: row.id,
          typeId: row.type,
          name: row.name,
          abbrev: row.abbrev,
          idHead: people.find(({ position }) => position.isHead)?.employee.id ?? null,
          employees: people.map(({ employee, position }) => ({
            fio: fullName(employee),
            phoneNumbers: position.phone === null ? null : [position.phone],
            urlId: employee.urlId,
            jobPosition: position.title,
            auditory: position.room,
          })),
          code: row.code,
          urlId: row.urlId,
        },
        children: nodesOf(row.id),
      };
    });
  return nodesOf(null);
}

export function departmentRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ db }) =>
    db.select().from(departments).where(eq(departments.type, CHAIR)).orderBy(asc(departments.name)),
  );

  handle(app, services, calls.filter, async ({ db, query }) => {
    const { name, abbrev, code, urlId } = departments;
    const all = await db
      .select({ name, abbrev, code, urlId })
      .from(departments)
      .orderBy(asc(name), asc(departments.id));
    return departmentsFor(all, query.searchValue).slice(0, MAX_FOUND);
  });

  handle(app, services, calls.tree, async ({ db }) => departmentTree(db));

  handle(app, services, calls.name, async ({ db, query, refuse }) => {
    const [row] = await db.select().from(departments).where(eq(departments.id, query.id));
    if (!row) throw refuse('department-not-found');
    return row.name;
  });

  handle(app, services, calls.report, async ({ db, query, now, language, refuse }) => {
    const term = termCode(localDate(now));
    const bytes = await departmentReport(db, query['department-id'], { term, now, language });
    if (!bytes) throw refuse('department-not-found');
    return { bytes };
  });
}
