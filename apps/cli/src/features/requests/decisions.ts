import { audit } from '@semestr/api/audit';
import { certificates } from '@semestr/api/certificates';
import type { Client } from '@semestr/api/client';
import { diplomaSuggestions } from '@semestr/api/diploma-records';
import { dormitoryApplications } from '@semestr/api/dormitory';
import type { Endpoint } from '@semestr/api/endpoint';
import { markSheets } from '@semestr/api/mark-sheets-records';
import { omissionRequests } from '@semestr/api/omissions-records';
import { practiceApplications } from '@semestr/api/practice-records';
import { profilingApplications } from '@semestr/api/profiling-records';
import type { QueuedRequest } from '@semestr/api/requests';
import { studyApplications } from '@semestr/api/study';
import { type RequestKind } from '@semestr/core/requests/kinds';

const updates: Readonly<Record<RequestKind, Endpoint>> = {
  certificates: certificates.update,
  markSheets: markSheets.update,
  omissions: omissionRequests.update,
  study: studyApplications.update,
  practice: practiceApplications.update,
  topics: diplomaSuggestions.update,
  dormitory: dormitoryApplications.update,
  profiling: profilingApplications.update,
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
