import * as calls from '@semestr/api/invitations';
import { addressFor } from '@semestr/core/invitations';
import type { FastifyInstance } from 'fastify';
import { employees } from '../../db/tables/employees.ts';
import { lacksAccount } from '../../domain/employees.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { createPrintedInvitations, type Maker, sendInvitations } from './invite.ts';
import { slipSheet, slipTable } from './papers.ts';
import { countInvited, peopleToInvite } from './people.ts';

type AnyCall = Pick<Call<typeof calls.slips>, 'caller' | 'now' | 'link' | 'request'>;
type InvitationCall = typeof calls.send | typeof calls.slips | typeof calls.table;

const makerOf = ({ caller, now, link, request }: AnyCall, call: InvitationCall): Maker => ({
  caller,
  call,
  now,
  link,
  client: request.ip,
});

export function invitationRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.preview, async ({ db, body, caller, now }) => {
    const inviter = { caller, call: calls.preview, now };
    const people = await peopleToInvite(db, inviter, body);
    return {
      people: people.length,
      invited: await countInvited(db, inviter, body),
      byEmail: people.filter((person) => addressFor('email', person) !== null).length,
      bySms: people.filter((person) => addressFor('sms', person) !== null).length,
      withoutAccount: body.role === 'employee' ? await db.$count(employees, lacksAccount(db)) : 0,
      gateways: services.settings.gateways,
    };
  });

  handle(app, services, calls.send, async (call) =>
    call.db.transaction((tx) => sendInvitations(tx, makerOf(call, calls.send), call.body)),
  );

  // In one transaction with the file, because links without a file would count as invitations.
  handle(app, services, calls.slips, async (call) =>
    call.db.transaction(async (tx) =>
      slipSheet(tx, await createPrintedInvitations(tx, makerOf(call, calls.slips), call.body), call),
    ),
  );

  handle(app, services, calls.table, async (call) =>
    call.db.transaction(async (tx) =>
      slipTable(tx, await createPrintedInvitations(tx, makerOf(call, calls.table), call.body), call),
    ),
  );
}
