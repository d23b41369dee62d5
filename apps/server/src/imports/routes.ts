import * as imports from '@semestr/api/imports';
import type { FastifyInstance } from 'fastify';
import { changePublicData } from '../db/public-data.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { storeAnnouncement } from './announcements.ts';
import { storeAuditory, storeDepartment, storeFaculty, storeSpeciality } from './catalogs.ts';
import { storeEmployee, storeGroup } from './people.ts';
import { tally } from './reconcile.ts';
import { storeSchedule } from './schedules.ts';

/** The calls by which `semestr import` brings another provider's data; each batch is stored whole or not at all. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, imports.faculties, async ({ body }) =>
    changePublicData(services, (tx) => tally(body, (record) => storeFaculty(tx, record), 'abbrev')),
  );
  handle(app, services, imports.departments, async ({ body }) =>
    changePublicData(services, (tx) => tally(body, (record) => storeDepartment(tx, record), 'abbrev')),
  );
  handle(app, services, imports.specialities, async ({ body }) =>
    changePublicData(services, (tx) => tally(body, (record) => storeSpeciality(tx, record), 'id')),
  );
  handle(app, services, imports.employees, async ({ body }) =>
    changePublicData(services, (tx) => tally(body, (record) => storeEmployee(tx, record), 'urlId')),
  );
  handle(app, services, imports.auditories, async ({ body }) =>
    changePublicData(services, (tx) => tally(body, (record) => storeAuditory(tx, record), 'id')),
  );
  handle(app, services, imports.groups, async ({ body }) =>
    changePublicData(services, (tx) => tally(body, (record) => storeGroup(tx, record), 'name')),
  );
  handle(app, services, imports.schedules, async ({ body, now }) =>
    changePublicData(services, (tx) =>
      tally(body, (record) => storeSchedule(tx, record, now), 'studentGroupDto'),
    ),
  );
  handle(app, services, imports.announcements, async ({ body }) =>
    changePublicData(services, (tx) => tally(body, (record) => storeAnnouncement(tx, record), 'id')),
  );
}
