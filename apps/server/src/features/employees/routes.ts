import * as calls from '@semestr/api/employees';
import { VCARD } from '@semestr/api/endpoint';
import { dotted } from '@semestr/core/dates';
import { plainSpaces, shortName } from '@semestr/core/display';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notArchived } from '../../db/archive.ts';
import { isUrlId } from '../../db/search.ts';
import { nameMatches, rankOfName } from '../../db/search-keys.ts';
import { photoAddressOf } from '../../domain/photos.ts';
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
const initials = (employee: Employee): string => plainSpaces(shortName(employee));

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
      photoLink: link(photoAddressOf(row.employee)),
      calendarId: row.employee.calendarId ?? '',
      academicDepartment: abbrevs(row),
      fio: withRank(row.employee),
    }));
    return listOrPage(all, query);
  });

  handle(app, services, calls.byName, async ({ db, query }) => {
    const rows = await selectEmployees(
      db,
      and(notArchived(employees), nameMatches(employees, query['employee-fio'])),
      { first: [rankOfName(employees, query['employee-fio'])], limit: MAX_FOUND },
    );
    return rows.map((row) => ({
      ...row.employee,
      fio: initials(row.employee),
      academicDepartment: abbrevs(row).join(', '),
      // A number breaks one of the existing clients.
      employeeDepartmentId: null,
      jobPositions: null,
      jobPosition: row.positions[0]?.title ?? '',
      auditory: row.positions[0]?.room ?? null,
    }));
  });

  handle(app, services, calls.ofDepartment, async ({ db, query, link }) => {
    const department = { id: query.departmentId, urlId: query.departmentUrlId };
    const rows = await selectEmployees(db, and(notArchived(employees), ofDepartment(db, department)));
    return rows.map((row) => cardOf(row, link));
  });

  handle(app, services, calls.details, async ({ db, query, link, refuse }) => {
    const [row] = await selectEmployees(db, isUrlId(employees.urlId, query.urlId));
    if (!row) throw refuse('employee-not-found');
    return {
      ...cardOf(row, link),
      readingCourses: await lectureSubjects(db, row.employee.id),
      additionalInformation: await notesOf(db, row.employee.id),
      profileLinks: await linksOf(db, row.employee.id),
    };
  });

  handle(app, services, calls.contactCard, async ({ db, query, now, link, refuse }) => {
    const [row] = await selectEmployees(db, isUrlId(employees.urlId, query.urlId));
    if (!row) throw refuse('employee-not-found');
    const { urlId } = row.employee;
    const card = contactCard(row, { page: link(`/employees/${urlId}`), now });
    return { name: `${urlId}.vcf`, type: VCARD, bytes: new TextEncoder().encode(card) };
  });

  handle(app, services, calls.lastUpdate, async ({ db, query, refuse }) => {
    const [row] = await selectEmployees(
      db,
      query.id === undefined ? isUrlId(employees.urlId, query['url-id'] ?? '') : eq(employees.id, query.id),
    );
    const day = row && (await lastChange(db, row.employee.id));
    if (!day) throw refuse('employee-not-found');
    return { lastUpdateDate: dotted(day) };
  });
}
