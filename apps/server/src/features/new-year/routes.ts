import * as calls from '@semestr/api/new-year';
import type { YearCounts } from '@semestr/api/new-year';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { groups } from '../../db/tables/groups.ts';
import { changePublicData } from '../../domain/public-data.ts';
import type { Services } from '../../http/services.ts';
import type { Call } from '../../http/call.ts';
import { withFaults } from '../../domain/constraint-faults.ts';
import { handle } from '../../http/handle.ts';
import type { ChangeContext } from '../../records/changes.ts';
import { checklist } from './checklist.ts';
import { start } from './start.ts';
import { undoYear } from './undo.ts';

/** Ends the transaction of a dry run, so that nothing is stored. */
class DryRunEnd extends Error {
  override readonly name = 'DryRunEnd';
}

const nothing: YearCounts = {
  moved: 0,
  graduated: 0,
  made: 0,
  movedStudents: 0,
  graduates: 0,
  blocked: 0,
  lessons: 0,
};

const isStarted = (outcome: Awaited<ReturnType<typeof start>>) => 'batchId' in outcome;

/** Registers the calls for the start of an academic year. */
export function newYearRoutes(app: FastifyInstance, services: Services): void {
  const contextOf = (
    tx: Database,
    { caller, now, request }: Call<typeof calls.apply> | Call<typeof calls.check>,
    call: typeof calls.apply | typeof calls.check,
  ): ChangeContext => ({ tx, call, caller, now, client: request.ip, undoesId: null });

  handle(app, services, calls.read, async ({ db, now }) => checklist(db, now));

  handle(app, services, calls.check, async (call) => {
    let dryRun: Awaited<ReturnType<typeof start>> = [];
    try {
      await call.db.transaction(async (tx) => {
        dryRun = await start(contextOf(tx, call, calls.check), call.body);
        throw new DryRunEnd();
      });
    } catch (error) {
      if (!(error instanceof DryRunEnd)) throw error;
    }
    return isStarted(dryRun)
      ? { faults: [], counts: dryRun.counts }
      : { faults: [...dryRun], counts: nothing };
  });

  handle(app, services, calls.apply, async (call) =>
    // A group with the same name may be created manually at the same time.
    withFaults(groups, calls.apply, () =>
      changePublicData({ db: call.db, cached: services.cached }, async (tx) => {
        const started = await start(contextOf(tx, call, calls.apply), call.body);
        if (isStarted(started)) return started;
        throw call.refuse('new-year-faulty', { facts: { faults: started } });
      }),
    ),
  );

  handle(app, services, calls.undo, async ({ db, body, caller, request }) =>
    undoYear({ ...services, db }, body.batchId, { caller, client: request.ip }),
  );
}
