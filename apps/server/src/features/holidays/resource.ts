import * as calls from '@semestr/api/holidays';
import { holidayFault } from '@semestr/core/holidays';
import { sql } from 'drizzle-orm';
import { holidays } from '../../db/tables/calendar.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type Holiday = RecordOf<typeof holidays>;

/** Rejects a day that does not exist in its month. */
function checkDate({ before, values }: Change<Holiday>): void {
  // A new holiday has its date: the contract requires it.
  const fault = holidayFault({ year: null, ...before, ...values } as Holiday);
  if (fault) throw invalidField(fault.field, fault.reason);
}

/** "11-07": sorts holidays in calendar order. */
const monthAndDay = sql<string>`lpad(${holidays.month}::text, 2, '0') || '-' || lpad(${holidays.day}::text, 2, '0')`;

export const holidayResources: readonly Resource[] = [
  defineResource(calls.holidays, holidays, [holidays.name, holidays.nameEn, holidays.nameBe], {
    isPublic: true,
    before: checkDate,
    computed: { date: monthAndDay },
  }),
];
