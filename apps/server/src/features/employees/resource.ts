import * as calls from '@semestr/api/employees';
import { employeeLinkFault, employeeNoteFault } from '@semestr/core/employee-links';
import { digitsIn } from '@semestr/core/phones';
import { and, eq, inArray, like, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contains } from '../../db/search.ts';
import { employeeLinks, employeeNotes, employees, positions } from '../../db/tables/employees.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type EmployeeLink = RecordOf<typeof employeeLinks>;

/** Rejects an invalid page address, and one that the employee already has. */
async function checkLink({ tx, before, values }: Change<EmployeeLink>): Promise<void> {
  if (values.link !== undefined) {
    const fault = employeeLinkFault(values.link);
    if (fault) throw invalidField('link', fault);
  }
  const { employeeId = 0, link = '' } = { ...before, ...values };
  const same = and(
    eq(employeeLinks.employeeId, employeeId),
    eq(employeeLinks.link, link),
    ne(employeeLinks.id, before?.id ?? 0),
  );
  if ((await tx.$count(employeeLinks, same)) > 0) throw invalidField('link', 'taken');
}

function checkNote({ values }: Change<RecordOf<typeof employeeNotes>>): void {
  for (const field of ['title', 'content'] as const) {
    const fault = employeeNoteFault(values[field] ?? '');
    if (fault) throw invalidField(field, fault);
  }
}

/** Whether an employee has a post in one of these departments. */
const worksIn = (db: Database, departments: unknown): SQL =>
  inArray(
    employees.id,
    db
      .select({ id: positions.employeeId })
      .from(positions)
      // The contract declares one id or several.
      .where(inArray(positions.departmentId, [departments].flat() as number[])),
  );

/** Matches posts by digits of the phone number, however they are separated. */
function hasPhone(_db: Database, word: string): SQL | undefined {
  const digits = digitsIn(word);
  return digits === null ? undefined : like(positions.phone, contains(digits));
}

export const employeeResource: Resource = defineResource(calls.employees, employees, [employees.urlId], {
  isPublic: true,
  conditions: { departmentId: worksIn },
});

/** How posts are stored. */
export const positionResource: Resource = defineResource(
  calls.positions,
  positions,
  [positions.title, positions.phone, positions.room],
  { isPublic: true, searchElsewhere: hasPhone },
);

/** Employees, their posts, and the content of their pages. */
export const employeeResources: readonly Resource[] = [
  employeeResource,
  positionResource,
  defineResource(calls.employeeLinks, employeeLinks, [employeeLinks.link], {
    isPublic: true,
    before: checkLink,
  }),
  defineResource(calls.employeeNotes, employeeNotes, [employeeNotes.title, employeeNotes.content], {
    isPublic: true,
    before: checkNote,
  }),
];
