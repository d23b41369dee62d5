import * as calls from '@semestr/api/bells';
import { bellFault } from '@semestr/core/bells';
import { ne } from 'drizzle-orm';
import { lockNumbers } from '../../db/numbers.ts';
import { bells } from '../../db/tables/calendar.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type Bell = RecordOf<typeof bells>;

/** Id of a bell that is not stored; no stored bell has it. */
const NOT_STORED = 0;

/** Rejects a bell that ends before it starts, or that overlaps another bell of its set. */
async function checkBell({ tx, before, values }: Change<Bell>): Promise<void> {
  // Sequentially: two concurrent changes would not see each other's bells.
  await lockNumbers(tx, bells);
  const others = await tx
    .select()
    .from(bells)
    .where(ne(bells.id, before?.id ?? NOT_STORED));
  // A new bell has every field: the contract requires them.
  const fault = bellFault({ ...before, ...values } as Bell, others);
  if (fault) throw invalidField(fault.field, fault.reason);
}

export const bellResources: readonly Resource[] = [
  defineResource(calls.bells, bells, [bells.start, bells.end], { isPublic: true, before: checkBell }),
];
