import type { employees } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { archivedAt, line, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof employees>({
  fields: {
    lastName: text(100),
    firstName: text(100),
    middleName: optional(text(100)),
    degree: line(200),
    degreeAbbrev: line(50),
    rank: optional(text(100)),
    email: optional(text(320, { type: 'email' })),
    urlId: text(100),
    archivedAt: archivedAt,
  },
  columns: {
    lastName: { text: fullName, titleSource: 'fullName' },
    degreeAbbrev: { width: 128 },
    rank: { width: 128 },
    email: { width: 240, isMinor: true },
    urlId: { width: 144, isHidden: true },
    degree: { width: 224, isHidden: true },
    archivedAt: { isHidden: true },
  },
  sort: ['lastName', 'ASC'],
  filters: ['departmentId', 'archived'],
  related: [
    { resource: 'positions', by: 'employeeId' },
    { resource: 'lessons', by: 'employeeId' },
    { resource: 'announcements', by: 'employeeId' },
    { resource: 'employee-links', by: 'employeeId' },
    { resource: 'employee-notes', by: 'employeeId' },
    { resource: 'diploma-topics', by: 'employeeId' },
    { resource: 'users', by: 'employeeId' },
  ],
});
