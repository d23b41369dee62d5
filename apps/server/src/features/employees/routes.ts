import * as calls from '@semestr/api/employees';
import { VCARD } from '@semestr/api/endpoint';
import { dotted } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notArchived } from '../../db/archive.ts';
import { nameBeginsWith } from '../../domain/employees.ts';
import { employeePhotoAddress } from '../../domain/photos.ts';
import { employees } from '../../db/tables/employees.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';
import type { Services } from '../../http/services.ts';
import { contactCard } from './contact-card.ts';
import {
  cardOf,
  type Employee,
  type EmployeeWithPositions,
  lastChange,
  lectureSubjects,
  linksOf,
  notesOf,
  ofDepartment,
  selectEmployees,
} from './store.ts';

const MAX_FOUND = 50;

/** "Образцов И. И.", in the provider's lists with plain spaces. */
const initials = (employee: Employee): string => shortName(employee).replaceAll('\u00a0', ' ');

const withRank = (employee: Employee): string =>
  employee.rank ? `${initials(employee)} (${employee.rank})` : initials(employee);

const abbrevs = ({ positions }: EmployeeWithPositions): string[] => [
  ...new Set(positions.map(({ departmentAbbrev }) => departmentAbbrev)),
];

export function employeeRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ db, query, link }) => {
    const rows = await selectEmployees(db, notArchived(employees));
    const all = rows.map((row) => ({
      ...row.employee,
      degree: row.employee.degreeAbbrev,
      // Existing clients require an address here; without a photo it points to a portrait with initials.
      photoLink: link(row.employee.photoLink ?? employeePhotoAddress(row.employee.id)),
      academicDepartment: abbrevs(row),
      fio: withRank(row.employee),
    }));
    return listOrPage(all, query);
  });

  handle(app, services, calls.byName, async ({ db, query }) => {
    const rows = await selectEmployees(
      db,
      and(notArchived(employees), nameBeginsWith(query['employee-fio'])),
      MAX_FOUND,
    );
    return rows.map((row) => ({
      ...row.employee,
      fio: initials(row.employee),
      academicDepartment: abbrevs(row).join(', '),
      // A number breaks one of the existing clients.
      employeeDepartmentId: null,
      jobPositions: null,
    }));
  });

  handle(app, services, calls.ofDepartment, async ({ db, query, link }) => {
    const department = { id: query.departmentId, urlId: query.departmentUrlId };
    const rows = await selectEmployees(db, and(notArchived(employees), ofDepartment(db, department)));
    return rows.map((row) => cardOf(row, link));
  });

  handle(app, services, calls.details, async ({ db, query, link, refuse }) => {
    const [row] = await selectEmployees(db, eq(employees.urlId, query.urlId));
    if (!row) throw refuse('employee-not-found');
    return {
      ...cardOf(row, link),
      readingCourses: await lectureSubjects(db, row.employee.id),
      additionalInformation: await notesOf(db, row.employee.id),
      profileLinks: await linksOf(db, row.employee.id),
    };
  });

  handle(app, services, calls.contactCard, async ({ db, query, now, link, refuse }) => {
    const [row] = await selectEmployees(db, eq(employees.urlId, query.urlId));
    if (!row) throw refuse('employee-not-found');
    const { urlId } = row.employee;
    const card = contactCard(row, { page: link(`/employees/${urlId}`), now });
    return { name: `${urlId}.vcf`, type: VCARD, bytes: new TextEncoder().encode(card) };
  });

  handle(app, services, calls.lastUpdate, async ({ db, query, refuse }) => {
    const [row] = await selectEmployees(
      db,
      query.id === undefined ? eq(employees.urlId, query['url-id'] ?? '') : eq(employees.id, query.id),
    );
    const day = row && (await lastChange(db, row.employee.id));
    if (!day) throw refuse('employee-not-found');
    return { lastUpdateDate: dotted(day) };
  });
}
