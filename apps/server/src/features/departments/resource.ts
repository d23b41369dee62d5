import * as calls from '@semestr/api/departments';
import { isBelowItself } from '@semestr/core/departments';
import { lockNumbers } from '../../db/numbers.ts';
import { departments } from '../../db/tables/departments.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

/** Rejects moving a department below itself, which would detach it and everything below it from the structure. */
async function checkParent({ tx, before, values }: Change<RecordOf<typeof departments>>): Promise<void> {
  if (!before || values.parentId == null || values.parentId === before.parentId) return;
  // Runs sequentially: two concurrent moves could place each department below the other.
  await lockNumbers(tx, departments);
  const rows = await tx.select({ id: departments.id, parentId: departments.parentId }).from(departments);
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  if (isBelowItself(before.id, values.parentId, parentOf)) throw invalidField('parentId');
}

/** How departments are stored. */
export const departmentResource: Resource = defineResource(
  calls.departments,
  departments,
  [departments.name, departments.abbrev],
  { isPublic: true, before: checkParent },
);

export const departmentResources: readonly Resource[] = [departmentResource];
