import * as calls from '@semestr/api/institution';
import { institutionFaults, storedPhone } from '@semestr/core/institution';
import { institution } from '../../db/tables/institution.ts';
import { invalidFields } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

const phones = ['supportPhone', 'deansOfficePhone'] as const;

/**
 * Rejects an impossible tax number, telephone or address. Unchanged values are accepted, because they may come from an
 * earlier version.
 */
function checkContacts({ before, values }: Change<RecordOf<typeof institution>>): void {
  const faults = institutionFaults(values).filter((field) => values[field] !== before?.[field]);
  if (faults.length > 0) throw invalidFields(faults.map((field) => ({ field, reason: 'format' })));
  for (const field of phones) {
    const value = values[field];
    if (value && value !== before?.[field]) values[field] = storedPhone(value);
  }
}

export const institutionResources: readonly Resource[] = [
  defineResource(calls.institution, institution, [institution.name], {
    isPublic: true,
    before: checkContacts,
  }),
];
