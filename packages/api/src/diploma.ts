import { MAX_JUSTIFICATION, MAX_TOPIC } from '@semestr/core/diploma';
import * as z from 'zod/mini';
import { EmployeeBrief } from './employees.ts';
import { DOCX, empty, endpoint, file } from './endpoint.ts';
import { Id, IdText, maybe, SearchText, StoredName, plainName } from './shapes.ts';

const Title = z.nullable(
  z.object({ id: Id, name: z.string(), abbrev: z.string(), price: z.nullable(z.number()) }),
);

/** A supervisor from another organisation. */
export const ExternalManager = z.object({
  id: Id,
  names: z.string(),
  scienceDegree: Title,
  employeeRank: Title,
  workPlace: z.nullable(z.string()),
  jobPosition: z.nullable(z.string()),
});
export type ExternalManager = z.output<typeof ExternalManager>;

/** A diploma topic that a student suggested. `statusId` 5 can be cancelled. */
export const DiplomaTopic = z.object({
  id: Id,
  date: z.string(),
  topic: z.string(),
  belarusianTopic: z.nullable(z.string()),
  englishTopic: z.nullable(z.string()),
  justification: z.nullable(z.string()),
  status: z.string(),
  statusId: z.int(),
  rejectionReason: z.nullable(z.string()),
  /** "31.12.2026", as in `date`; null until a decision. */
  decidedDate: z.optional(z.nullable(z.string())),
  accepted: maybe(z.boolean()),
  employee: z.nullable(EmployeeBrief),
  externalManager: z.nullable(ExternalManager),
});
export type DiplomaTopic = z.output<typeof DiplomaTopic>;

export const topics = endpoint({
  method: 'GET',
  path: '/api/v1/diploma-topic-suggestion/topics',
  access: 'signed-in',
  summary: 'List the topics that the caller suggested, newest first',
  reply: z.array(DiplomaTopic),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

export const topicsOfEmployee = endpoint({
  method: 'GET',
  path: '/api/v1/diploma-topic-suggestion/employee-topics',
  access: 'signed-in',
  summary: 'List the topics that a supervisor offers',
  query: z.object({ employeeId: IdText }),
  reply: z.array(z.object({ id: Id, topic: z.string() })),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
});

const optionalTopic = maybe(z.string().check(z.trim(), z.maxLength(MAX_TOPIC), plainName));

/** A suggestion to one of the two kinds of supervisors. */
const Suggestion = z.object({
  employeeId: maybe(Id),
  externalManagerId: maybe(Id),
  topicName: StoredName(MAX_TOPIC),
  englishTopic: optionalTopic,
  belarusianTopic: optionalTopic,
  justification: maybe(z.string().check(z.trim(), z.maxLength(MAX_JUSTIFICATION))),
});
export type Suggestion = z.output<typeof Suggestion>;

const hasSupervisor = z.refine<Pick<Suggestion, 'employeeId' | 'externalManagerId'>>(
  ({ employeeId, externalManagerId }) => (employeeId ?? externalManagerId ?? null) !== null,
  { path: ['employeeId'], error: 'required' },
);

export const add = endpoint({
  method: 'POST',
  path: '/api/v1/diploma-topic-suggestion/add',
  access: 'signed-in',
  summary: 'Suggest a topic to a supervisor of the university or of another organisation',
  body: Suggestion.check(hasSupervisor),
  maxBytes: 64 * 1024,
  reply: DiplomaTopic,
  refusals: {
    403: 'session-ended',
    404: 'diploma-manager-not-found',
    409: { named: ['diploma-early', 'requests-after-leaving'], plain: 'diploma-suggested' },
  },
  fallbackReason: 'sending-failed',
  idempotent: true,
});

export const update = endpoint({
  method: 'PUT',
  path: '/api/v1/diploma-topic-suggestion/update',
  access: 'signed-in',
  summary: 'Change a suggested topic that is not being considered yet',
  body: z.extend(Suggestion, { id: Id }).check(hasSupervisor),
  maxBytes: 64 * 1024,
  reply: DiplomaTopic,
  refusals: { 403: 'session-ended', 404: 'diploma-topic-not-found', 409: 'diploma-topic-decided' },
  fallbackReason: 'changing-failed',
  isExtension: true,
});

/** Not named `delete`, which is a reserved word. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/diploma-topic-suggestion/delete',
  access: 'signed-in',
  summary: 'Withdraw a suggested topic that is not being considered yet',
  query: z.object({ id: IdText }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'diploma-topic-not-found', 409: 'diploma-topic-decided' },
  fallbackReason: 'deleting-failed',
});

export const application = endpoint({
  method: 'POST',
  path: '/api/v1/diploma/generate-application',
  access: 'signed-in',
  summary: 'Download the application for an agreed topic as a Word document',
  /** Without an id: the newest topic that has an application. */
  body: z.object({ id: maybe(Id) }),
  reply: file('application.docx', DOCX),
  refusals: { 403: 'session-ended', 404: 'diploma-topic-not-found', 409: 'diploma-topic-not-agreed' },
  fallbackReason: 'application-not-downloaded',
  isExtension: true,
  /** It changes nothing, although it is a POST. */
  beforeContacts: true,
});

export const externalManagers = endpoint({
  method: 'GET',
  path: '/api/v1/externalManagers/fio',
  access: 'signed-in',
  summary: 'Find up to 50 supervisors from other organisations by the beginning of the name',
  query: z.object({ 'external-manager-fio': SearchText }),
  reply: z.array(ExternalManager),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'teacher-not-found',
  example: { query: { 'external-manager-fio': 'Ш' } },
});
