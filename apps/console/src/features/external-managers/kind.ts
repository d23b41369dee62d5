import type { externalManagers } from '@semestr/api/diploma-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof externalManagers>({
  fields: {
    names: text(300),
    degreeId: optional(reference('academic-titles', 'name')),
    rankId: optional(reference('academic-titles', 'name')),
    workPlace: optional(text(300)),
    jobPosition: optional(text(300)),
  },
  columns: {
    names: {},
    degreeId: { width: 128 },
    rankId: { width: 128 },
    workPlace: { width: 224, isMinor: true },
    jobPosition: { width: 176, isMinor: true },
  },
  sort: ['names', 'ASC'],
});
