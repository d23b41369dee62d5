import * as calls from '@semestr/api/resources';
import { localDate } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import { announcements } from '../db/tables/announcements.ts';
import { audit } from '../db/tables/audit.ts';
import { auditories } from '../db/tables/auditories.ts';
import { certificatePlaces, certificates } from '../db/tables/certificates.ts';
import { departments } from '../db/tables/departments.ts';
import { employees, positions } from '../db/tables/employees.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { lessons } from '../db/tables/lessons.ts';
import { notifications } from '../db/tables/notifications.ts';
import { outbox } from '../db/tables/outbox.ts';
import { specialities } from '../db/tables/specialities.ts';
import { users } from '../db/tables/users.ts';
import type { Services } from '../services.ts';
import { deciding } from './decisions.ts';
import { type Kept, type ResourceCalls, resourceRoutes } from './resource.ts';

/** Every kind of record that the console keeps, with where it is kept. */
const kinds = (services: Services): readonly [ResourceCalls, Kept][] => [
  [
    calls.faculties,
    { name: 'faculties', table: faculties, search: [faculties.name, faculties.abbrev], isPublic: true },
  ],
  [
    calls.departments,
    {
      name: 'departments',
      table: departments,
      search: [departments.name, departments.abbrev],
      isPublic: true,
    },
  ],
  [
    calls.specialities,
    {
      name: 'specialities',
      table: specialities,
      search: [specialities.name, specialities.abbrev, specialities.code],
      isPublic: true,
    },
  ],
  [calls.groups, { name: 'groups', table: groups, search: [groups.name], isPublic: true }],
  [
    calls.employees,
    {
      name: 'employees',
      table: employees,
      search: [employees.lastName, employees.firstName, employees.middleName, employees.urlId],
      isPublic: true,
    },
  ],
  [
    calls.positions,
    {
      name: 'positions',
      table: positions,
      search: [positions.title, positions.phone, positions.auditory],
      isPublic: true,
    },
  ],
  [
    calls.auditories,
    {
      name: 'auditories',
      table: auditories,
      search: [auditories.name, auditories.buildingName],
      isPublic: true,
    },
  ],
  [
    calls.announcements,
    { name: 'announcements', table: announcements, search: [announcements.content], isPublic: true },
  ],
  [
    calls.lessons,
    {
      name: 'lessons',
      table: lessons,
      search: [lessons.subject, lessons.subjectFull, lessons.note],
      isPublic: true,
      before: ({ values, now }) => void (values['updatedOn'] = localDate(now)),
    },
  ],
  [
    calls.certificatePlaces,
    {
      name: 'certificate-places',
      table: certificatePlaces,
      search: [certificatePlaces.name],
      isPublic: true,
    },
  ],
  [
    calls.certificates,
    { name: 'certificates', table: certificates, search: [certificates.place], ...deciding('certificates') },
  ],
  [calls.notifications, { name: 'notifications', table: notifications, search: [notifications.message] }],
  [
    calls.outbox,
    {
      name: 'outbox',
      table: outbox,
      search: [outbox.recipient, outbox.subject],
      // A code is for its addressee alone; only in a demo without a mail server somebody has to read it here.
      show: (row) => (row['isSecret'] && !services.settings.showsCodes ? { ...row, text: null } : row),
    },
  ],
  [calls.audit, { name: 'audit', table: audit, search: [audit.action, audit.subject] }],
  [calls.users, { name: 'users', table: users, search: [users.username, users.fio] }],
];

export function adminRoutes(app: FastifyInstance, services: Services): void {
  for (const [resource, kept] of kinds(services)) resourceRoutes(app, services, resource, kept);
}
