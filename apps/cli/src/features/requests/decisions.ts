import { audit } from '@semestr/api/audit';
import type { Client } from '@semestr/api/client';
import { contract } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import type { QueuedRequest } from '@semestr/api/requests';
import { type RequestKind, requestRecords } from '@semestr/core/requests/kinds';

/** Returns the call that changes the records of a kind. */
function updateOf(kind: RequestKind): Endpoint {
  const path = `/api/v1/admin/${requestRecords[kind]}/:id`;
  const update = contract.find(({ call }) => call.path === path && call.method === 'PUT');
  if (!update) throw new Error(`The contract has no decision on ${kind}`);
  return update.call;
}

/** What is sent with a decision in addition to the state and the version. */
export type Stated = Readonly<Record<string, string | number>>;

/** Changes the state of a request, in the version that was shown; the student is notified. */
export async function decide(
  client: Client,
  { kind, id, version }: QueuedRequest,
  state: string,
  stated: Stated,
): Promise<void> {
  await client.call(updateOf(kind), { params: { id: String(id) }, body: { version, ...stated, state } });
}

/** Reverts the last decision on a request, which becomes pending again. */
export async function undoDecision(client: Client, { kind, id }: QueuedRequest): Promise<void> {
  const resource = requestRecords[kind];
  const filter = { subject: `${resource}/${id}`, action: `${resource}.update` };
  const query = { filter: JSON.stringify(filter), sort: '["id","DESC"]', range: '[0,0]' };
  const [entry] = await client.call(audit.list, { query });
  if (!entry) throw new Error(`The audit log knows no ${filter.action} of ${filter.subject}`);
  await client.call(audit.undo, { params: { id: String(entry.id) } });
}
