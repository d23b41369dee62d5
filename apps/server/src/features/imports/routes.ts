import * as imports from '@semestr/api/imports';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../domain/audit.ts';
import type { Database } from '../../db/database.ts';
import { changePublicData } from '../../domain/public-data.ts';
import { actor } from '../../http/caller.ts';
import { type Call, handle } from '../../http/handle.ts';
import type { Services } from '../../domain/services.ts';
import { storeAnnouncement } from './announcements.ts';
import { storeAuditory, storeDepartment, storeFaculty, storeSpeciality } from './catalogs.ts';
import { storeEmployee, storeGroup } from './people.ts';
import { type Outcome, tally } from './reconcile.ts';
import { storeSchedule } from './schedules.ts';

type ImportCall = (typeof imports)[
  | 'faculties'
  | 'departments'
  | 'specialities'
  | 'employees'
  | 'auditories'
  | 'groups'
  | 'schedules'
  | 'announcements'];

/** The calls by which `semestr import` brings another provider's data; each batch is stored whole or not at all. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  /** Stores a batch and writes down who brought how many. */
  const batch = async <T>(
    kind: string,
    { body, now, caller, request }: Omit<Call<ImportCall>, 'body'> & { body: readonly T[] },
    store: (tx: Database, record: T) => Promise<Outcome | { unknown: string }>,
    nameField: string,
  ) =>
    changePublicData(services, async (tx) => {
      const imported = await tally(body, (record) => store(tx, record), nameField);
      const { stored, unchanged, skipped } = imported;
      const details = { stored, unchanged, skipped: skipped.length };
      await writeAudit(tx, { now, ...actor(caller), action: `import.${kind}`, client: request.ip, details });
      return imported;
    });

  handle(app, services, imports.faculties, (call) => batch('faculties', call, storeFaculty, 'abbrev'));
  handle(app, services, imports.departments, (call) => batch('departments', call, storeDepartment, 'abbrev'));
  handle(app, services, imports.specialities, (call) => batch('specialities', call, storeSpeciality, 'id'));
  handle(app, services, imports.employees, (call) => batch('employees', call, storeEmployee, 'urlId'));
  handle(app, services, imports.auditories, (call) => batch('auditories', call, storeAuditory, 'id'));
  handle(app, services, imports.groups, (call) => batch('groups', call, storeGroup, 'name'));
  handle(app, services, imports.schedules, (call) =>
    batch('schedules', call, (tx, record) => storeSchedule(tx, record, call.now), 'studentGroupDto'),
  );
  handle(app, services, imports.announcements, (call) =>
    batch('announcements', call, storeAnnouncement, 'id'),
  );
}
