import type { Client } from '@semestr/api/client';
import type { Endpoint } from '@semestr/api/endpoint';
import { audit } from '@semestr/api/resources-records';
import type { QueuedRequest } from '@semestr/api/requests';
import * as calls from '@semestr/api/resources-requests';
import type { RequestKind } from '@semestr/core/request-kinds';

const updates: Readonly<Record<RequestKind, Endpoint>> = {
  certificates: calls.certificates.update,
  markSheets: calls.markSheets.update,
  omissions: calls.omissionRequests.update,
  study: calls.studyApplications.update,
  practice: calls.practiceApplications.update,
  topics: calls.diplomaSuggestions.update,
  dormitory: calls.dormitoryApplications.update,
  profiling: calls.profilingApplications.update,
};

/** Returns the last part of the address of a kind's records. */
const resourceOf = (kind: RequestKind): string => updates[kind].path.split('/').at(-2) ?? '';

/** What is sent with a decision in addition to the state and the version. */
export type Stated = Readonly<Record<string, string | number>>;

/** Changes the state of a request, in the version that was shown; the student is notified. */
export async function decide(
  client: Client,
  { kind, id, version }: QueuedRequest,
  state: string,
  stated: Stated,
): Promise<void> {
  await client.call(updates[kind], { params: { id: String(id) }, body: { version, ...stated, state } });
}

/** Reverts the last decision on a request, which becomes pending again. */
export async function takeBack(client: Client, { kind, id }: QueuedRequest): Promise<void> {
  const resource = resourceOf(kind);
  const filter = { subject: `${resource}/${id}`, action: `${resource}.update` };
  const query = { filter: JSON.stringify(filter), sort: '["id","DESC"]', range: '[0,0]' };
  const [entry] = await client.call(audit.list, { query });
  if (!entry) throw new Error(`The audit log knows no ${filter.action} of ${filter.subject}`);
  await client.call(audit.undo, { params: { id: String(entry.id) } });
}
