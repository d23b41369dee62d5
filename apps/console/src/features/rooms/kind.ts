import type { rooms } from '@semestr/api/rooms';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { number, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof rooms>({
  fields: {
    name: text(50),
    buildingId: reference('buildings', 'name'),
    typeId: reference('room-types', 'name'),
    capacity: optional(number(0, 10_000)),
    departmentId: optional(reference('departments', 'name')),
    note: optional(text(300)),
  },
  columns: {
    name: {},
    buildingId: { width: 96 },
    typeId: { width: 208 },
    capacity: {},
    departmentId: { isMinor: true },
    note: { width: 200, isHidden: true },
  },
  sort: ['name', 'ASC'],
  filters: ['buildingId', 'typeId', 'departmentId'],
});
