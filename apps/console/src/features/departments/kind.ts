import type { departments } from '@semestr/api/departments';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof departments>({
  fields: {
    name: text(300),
    abbrev: text(50),
    type: choice([1, 2, 3, 4, 5]),
    parentId: optional(reference('departments', 'name')),
    urlId: text(100),
    code: optional(text(30)),
  },
  columns: {
    name: {},
    abbrev: { width: 120 },
    type: {},
    parentId: {},
    code: { width: 96, isMinor: true },
    urlId: { width: 144, isHidden: true },
  },
  sort: ['name', 'ASC'],
  filters: ['type', 'parentId'],
  related: [
    { resource: 'departments', by: 'parentId' },
    { resource: 'employees', by: 'departmentId' },
    { resource: 'positions', by: 'departmentId' },
    { resource: 'rooms', by: 'departmentId' },
  ],
});
