import * as imports from '@semestr/api/imports';
import type { AuditAction } from '@semestr/core/audit';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../domain/audit.ts';
import { changePublicData } from '../../domain/public-data.ts';
import type { Services } from '../../http/services.ts';
import { actor } from '../../domain/caller.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import { storeAnnouncement } from './announcements.ts';
import { storeDepartment, storeFaculty, storeRoom, storeSpeciality } from './catalogs.ts';
import { storeEmployee } from './employees.ts';
import { storeGroup } from './groups.ts';
import { passImportedIds } from './own-ids.ts';
import { type Note, type Outcome, storeEach } from './reconcile.ts';
import { storeSchedule } from './schedules.ts';

type ImportCall = (typeof imports)[
  | 'faculties'
  | 'departments'
  | 'specialities'
  | 'employees'
  | 'rooms'
  | 'groups'
  | 'announcements'];

/** Types of imports, by their action in the audit log: `import.<kind>`. */
type ImportKind = Extract<AuditAction, `import.${string}`> extends `import.${infer Kind}` ? Kind : never;

/** The key of the advisory lock for imports; no other lock uses it. */
const IMPORT_LOCK = 20_261_122;

/**
 * Registers the calls with which `semestr import` sends another provider's data; each batch is stored entirely or not
 * at all.
 */
export function importRoutes(app: FastifyInstance, services: Services): void {
  const { cached } = services;

  /** Stores a batch and logs who imported how many records. */
  const batch = async <T extends object>(
    kind: ImportKind,
    unique: readonly (keyof T & string)[],
    { db, body, now, caller, request }: Omit<Call<ImportCall>, 'body' | 'query'> & { body: readonly T[] },
    store: (tx: Database, record: T, note: Note) => Promise<Outcome>,
  ) =>
    changePublicData({ db, cached }, async (tx) => {
      // Concurrent imports could insert the same department twice or deadlock.
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      const imported = await storeEach(body, unique, (record, note) => store(tx, record, note));
      await passImportedIds(tx);
      const details = {
        stored: imported.stored,
        unchanged: imported.unchanged,
        skipped: imported.skipped.length,
        refused: imported.refused.length,
        lessonsRemoved: imported.lessons.reduce((sum, { removed }) => sum + removed, 0),
      };
      await writeAudit(tx, { now, ...actor(caller), action: `import.${kind}`, client: request.ip, details });
      return imported;
    });

  handle(app, services, imports.faculties, (call) =>
    batch('faculties', ['abbrev', 'id'], call, storeFaculty),
  );
  handle(app, services, imports.departments, (call) =>
    batch('departments', ['abbrev', 'urlId', 'id'], call, storeDepartment),
  );
  handle(app, services, imports.specialities, (call) => batch('specialities', ['id'], call, storeSpeciality));
  handle(app, services, imports.employees, (call) =>
    batch('employees', ['urlId', 'id'], call, storeEmployee),
  );
  handle(app, services, imports.rooms, (call) => batch('rooms', ['id'], call, storeRoom));
  handle(app, services, imports.groups, (call) => batch('groups', ['name', 'id'], call, storeGroup));
  handle(app, services, imports.schedules, (call) => {
    const choice = { now: call.now, acceptsLosses: call.query['accept-losses'] === true };
    return batch('schedules', [], call, (tx, record, note) => storeSchedule(tx, record, note, choice));
  });
  handle(app, services, imports.announcements, (call) =>
    batch('announcements', ['id'], call, storeAnnouncement),
  );
}
