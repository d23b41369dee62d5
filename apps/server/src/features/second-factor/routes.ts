import * as calls from '@semestr/api/second-factor';
import type { FastifyInstance } from 'fastify';
import { recordProof, assertProof } from '../../domain/proof.ts';
import { recoveryCodesLeft } from '../../domain/recovery-codes.ts';
import { requiresSecondFactor, secondFactorOf } from '../../domain/second-factor.ts';
import type { Services } from '../../http/services.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import {
  type Actor,
  beginSecondFactor,
  confirmSecondFactor,
  replaceRecoveryCodes,
  turnOff,
} from './store.ts';

type AnyCall = Pick<Call<typeof calls.begin>, 'caller' | 'now' | 'request'>;

const actorOf = ({ caller, now, request }: AnyCall): Actor => ({
  userId: caller.userId,
  client: request.ip,
  now,
});

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;

  handle(app, services, calls.state, async ({ db, caller }) => {
    const factor = await secondFactorOf(db, caller.userId);
    return {
      isOn: factor !== null,
      since: factor?.since?.toISOString() ?? null,
      recoveryCodesLeft: factor ? await recoveryCodesLeft(db, caller.userId) : 0,
      isRequired: requiresSecondFactor(caller, settings),
    };
  });

  handle(app, services, calls.prove, async (call) => {
    const actor = actorOf(call);
    await assertProof(call.db, { ...actor, ...call.body });
    await recordProof(call.db, call.caller.sessionHash, actor.now);
    return undefined;
  });

  handle(app, services, calls.begin, async (call) => {
    const actor = actorOf(call);
    if (await secondFactorOf(call.db, actor.userId)) throw call.refuse('second-factor-on');
    await assertProof(call.db, { ...actor, ...call.body });
    const begun = await beginSecondFactor(call.db, actor);
    if (!begun) throw call.refuse('second-factor-on');
    return begun;
  });

  handle(app, services, calls.confirm, async (call) => {
    const { sessionHash } = call.caller;
    const { code } = call.body;
    return { recoveryCodes: await confirmSecondFactor(call.db, actorOf(call), { code, sessionHash }) };
  });

  handle(app, services, calls.turnOff, async (call) => {
    const actor = actorOf(call);
    if (!(await secondFactorOf(call.db, actor.userId))) throw call.refuse('second-factor-off');
    await assertProof(call.db, { ...actor, ...call.body });
    if (!(await turnOff(call.db, actor))) throw call.refuse('second-factor-off');
    return undefined;
  });

  handle(app, services, calls.newRecoveryCodes, async (call) => {
    const actor = actorOf(call);
    if (!(await secondFactorOf(call.db, actor.userId))) throw call.refuse('second-factor-off');
    await assertProof(call.db, { ...actor, ...call.body });
    const recoveryCodes = await replaceRecoveryCodes(call.db, actor);
    if (!recoveryCodes) throw call.refuse('second-factor-off');
    return { recoveryCodes };
  });
}
