import { employeeLinkFault, employeeNoteFault } from '@semestr/core/employee-links';
import { and, eq, ne } from 'drizzle-orm';
import { employeeLinks, type employeeNotes } from '../../db/tables/employees.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Change, Hooks } from './define-resource.ts';
import type { RecordOf } from './store.ts';

/** Content of an employee's page in addition to the posts. */

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

export const linking: Pick<Hooks<EmployeeLink>, 'before'> = { before: checkLink };
export const noting: Pick<Hooks<RecordOf<typeof employeeNotes>>, 'before'> = { before: checkNote };
