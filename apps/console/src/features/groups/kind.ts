import type { groups } from '@semestr/api/groups';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice, course } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { archivedAt, number, optional, readOnly, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof groups>({
  fields: {
    name: text(30),
    facultyId: reference('faculties', 'abbrev'),
    specialityId: reference('specialities', 'name'),
    specialityCode: optional(text(20)),
    course: optional(course),
    degree: choice([1, 2]),
    size: number(0, 1000),
    curatorId: optional(reference('employees', 'lastName')),
    calendarId: optional(readOnly(text(200))),
    archivedAt: archivedAt,
  },
  columns: {
    name: {},
    facultyId: { width: 96 },
    specialityId: { width: 128 },
    specialityCode: { isHidden: true },
    course: {},
    degree: { isHidden: true },
    size: { width: 120 },
    curatorId: { width: 224, isMinor: true },
    calendarId: { width: 224, isHidden: true },
    archivedAt: { isHidden: true },
  },
  sort: ['name', 'ASC'],
  filters: ['facultyId', 'specialityId', 'course', 'archived'],
  // Only imported groups have a shared calendar.
  defaults: { degree: 1, size: 0, calendarId: null },
  related: [
    { resource: 'students', by: 'groupId' },
    { resource: 'group-terms', by: 'groupId' },
    { resource: 'lessons', by: 'groupId' },
    { resource: 'journal-subjects', by: 'groupId' },
    { resource: 'marks', by: 'groupId' },
    { resource: 'omissions', by: 'groupId' },
  ],
});
