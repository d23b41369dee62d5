import { addDays, type IsoDate } from '../dates.ts';
import type { RequestForm } from './form.ts';
import { type DecisionField, type Lifecycle, REFUSED } from './lifecycle.ts';

/** How a state appears to the student: pending, waiting for the student, granted, rejected, or ended. */
export type RequestLook = 'waits' | 'move' | 'done' | 'refused' | 'ended';

/** How the university processes requests of one kind. */
export interface RequestRules<State extends string> {
  /** Prefix of the request number. */
  readonly letters: string;
  readonly lifecycle: Lifecycle<State>;
  readonly looks: Readonly<Record<State, RequestLook>>;
  /**
   * States in which a decision is pending. Some later states wait for something else: a contract for its student, a
   * student in the room queue for a room.
   */
  readonly waits: readonly State[];
  /**
   * Number of calendar days for a decision, from the day on which the request was created or last decided on: on the
   * day after the last one it is overdue. The limits are this project's proposals: documents are quick, decisions by
   * external parties or a commission take longer. A university with other rules changes them here.
   */
  readonly days: number;
  /** Fields of the form for a decision, by the state that it leads to. */
  readonly fields: Readonly<Partial<Record<State, readonly DecisionField[]>>>;
}

const rules = <State extends string>(row: RequestRules<State>): RequestRules<State> => row;

/** Adds the form of a kind with calls of this project. */
const withForm = <R extends RequestRules<string>, const F extends RequestForm>(
  form: F,
  row: R,
): R & { readonly form: F } => ({ ...row, form });

/** Largest number of a certificate; the provider's are whole numbers too. */
export const MAX_CERTIFICATE_NUMBER = 1_000_000;

/** A paper that the dean's office prints: certificates and mark sheets. */
const printed = {
  lifecycle: {
    first: 'processing',
    next: { processing: ['printed', 'rejected'], printed: [], rejected: [] },
    cancel: { from: ['processing'], to: 'rejected' },
    withdraw: { from: 'printed', to: 'rejected' },
    undo: { processing: ['printed', 'rejected'] },
  },
  looks: { processing: 'waits', printed: 'done', rejected: 'refused' },
  waits: ['processing'],
  days: 3,
} as const;

/** Kinds of students' requests, in display order: the states, deadline and decisions of each. */
export const requestRules = {
  certificates: rules<'processing' | 'printed' | 'rejected'>({
    ...printed,
    letters: 'СП',
    fields: {
      printed: [
        { source: 'number', is: 'number', min: 1, max: MAX_CERTIFICATE_NUMBER },
        { source: 'issuedOn', is: 'date' },
      ],
    },
  }),
  markSheets: rules<'processing' | 'printed' | 'rejected'>({
    ...printed,
    letters: 'ВД',
    fields: {
      printed: [
        { source: 'number', is: 'text', maxLength: 50 },
        { source: 'expiresOn', is: 'date', isOptional: true },
      ],
    },
  }),
  /** Days to excuse; the document exists on paper, so the request cannot be cancelled. */
  omissions: rules<'waiting' | 'accepted' | 'rejected'>({
    letters: 'ПР',
    lifecycle: {
      first: 'waiting',
      next: { waiting: ['accepted', 'rejected'], accepted: [], rejected: [] },
      cancel: null,
      undo: { waiting: ['rejected'] },
    },
    looks: { waiting: 'waits', accepted: 'done', rejected: 'refused' },
    waits: ['waiting'],
    days: 5,
    fields: {},
  }),
  study: rules<'considered' | 'unsigned' | 'signed' | 'finished' | 'rejected'>({
    letters: 'ДГ',
    lifecycle: {
      first: 'considered',
      next: {
        considered: ['unsigned', 'rejected'],
        unsigned: ['signed', 'rejected'],
        signed: ['finished'],
        finished: [],
        rejected: [],
      },
      cancel: null,
      undo: { considered: ['unsigned', 'rejected'], unsigned: ['rejected'] },
    },
    looks: {
      considered: 'waits',
      unsigned: 'move',
      signed: 'done',
      finished: 'done',
      rejected: 'refused',
    },
    waits: ['considered'],
    days: 10,
    fields: {
      unsigned: [
        { source: 'contractNumber', is: 'text', maxLength: 50 },
        { source: 'price', is: 'number', min: 0, max: 100_000, step: 'any', isOptional: true },
        { source: 'isPaid', is: 'flag', isOptional: true },
      ],
      signed: [{ source: 'signedOn', is: 'date', isOptional: true }],
    },
  }),
  practice: rules<'considered' | 'approved' | 'rejected'>({
    letters: 'ПК',
    lifecycle: {
      first: 'considered',
      next: { considered: ['approved', 'rejected'], approved: [], rejected: [] },
      cancel: null,
      undo: { considered: ['approved', 'rejected'] },
    },
    looks: { considered: 'waits', approved: 'done', rejected: 'refused' },
    waits: ['considered'],
    days: 5,
    fields: {
      approved: [
        { source: 'number', is: 'text', maxLength: 50, isOptional: true },
        { source: 'employeeId', is: 'employee', isOptional: true },
      ],
    },
  }),
  /** A topic is suggested, agreed with the supervisor and approved by the chair; a cancelled one is deleted. */
  topics: rules<'suggested' | 'agreed' | 'approved' | 'rejected'>({
    letters: 'ТД',
    lifecycle: {
      first: 'suggested',
      next: {
        suggested: ['agreed', 'rejected'],
        agreed: ['approved', 'rejected'],
        approved: [],
        rejected: [],
      },
      cancel: { from: ['suggested'], to: 'rejected' },
      undo: { suggested: ['agreed', 'rejected'], agreed: ['approved', 'rejected'] },
    },
    looks: { suggested: 'waits', agreed: 'move', approved: 'done', rejected: 'refused' },
    waits: ['suggested', 'agreed'],
    days: 7,
    fields: {},
  }),
  /** A resident has an open application too, because a second room is not possible. */
  dormitory: rules<'waiting' | 'accepted' | 'settling' | 'settled' | 'rejected' | 'evicted'>({
    letters: 'ОБ',
    lifecycle: {
      first: 'waiting',
      next: {
        waiting: ['accepted', 'rejected'],
        accepted: ['settling', 'rejected'],
        settling: ['settled', 'rejected'],
        settled: ['evicted'],
        rejected: [],
        evicted: [],
      },
      cancel: null,
      undo: { waiting: ['accepted', 'rejected'] },
    },
    looks: {
      waiting: 'waits',
      accepted: 'waits',
      settling: 'move',
      settled: 'done',
      rejected: 'refused',
      evicted: 'ended',
    },
    waits: ['waiting'],
    days: 14,
    fields: { settling: [{ source: 'room', is: 'text', maxLength: 100 }] },
  }),
  profiling: rules<'queued' | 'enrolled' | 'rejected'>({
    letters: 'ПФ',
    lifecycle: {
      first: 'queued',
      next: { queued: ['enrolled', 'rejected'], enrolled: [], rejected: [] },
      cancel: { from: ['queued'], to: 'rejected' },
      undo: { queued: ['rejected'] },
    },
    looks: { queued: 'waits', enrolled: 'done', rejected: 'refused' },
    waits: ['queued'],
    days: 30,
    fields: {},
  }),
  /**
   * Academic leave, granted by an order of the dean's office. The longest is for the care of a child up to the age of
   * three.
   */
  leaves: withForm(
    {
      choices: { reason: ['health', 'family', 'childcare', 'service', 'training'] },
      period: { back: 60, ahead: 365, days: 3 * 366 },
    },
    rules<'waiting' | 'accepted' | 'rejected'>({
      letters: 'АО',
      lifecycle: {
        first: 'waiting',
        next: { waiting: ['accepted', 'rejected'], accepted: [], rejected: [] },
        cancel: { from: ['waiting'], to: 'rejected' },
        undo: { waiting: ['accepted', 'rejected'] },
      },
      looks: { waiting: 'waits', accepted: 'done', rejected: 'refused' },
      waits: ['waiting'],
      days: 10,
      fields: { accepted: [{ source: 'number', is: 'text', maxLength: 50 }] },
    }),
  ),
} as const;

export type RequestKind = keyof typeof requestRules;

/** The records of each kind, as the paths of the API name them; their tables have the same names. */
export const requestRecords = {
  certificates: 'certificates',
  markSheets: 'mark-sheets',
  omissions: 'omission-requests',
  study: 'study-applications',
  practice: 'practice-applications',
  topics: 'diploma-suggestions',
  dormitory: 'dormitory-applications',
  profiling: 'profiling-applications',
  leaves: 'academic-leaves',
} as const satisfies Readonly<Record<RequestKind, string>>;
export type RequestRecords = (typeof requestRecords)[RequestKind];

/** Returns the kind with these records; null for records that are not requests. */
export function kindOfRecords(records: RequestRecords): RequestKind;
export function kindOfRecords(records: string): RequestKind | null;
export function kindOfRecords(records: string): RequestKind | null {
  return requestKinds.find((kind) => requestRecords[kind] === records) ?? null;
}

type Rules = typeof requestRules;

/** A kind with the common form. */
export type FormKind = {
  [K in RequestKind]: Rules[K] extends { form: RequestForm } ? K : never;
}[RequestKind];

/** The choices of a kind's form: the values by field. */
export type FormChoices<K extends FormKind> = Rules[K]['form']['choices'];

/** The states of a kind of request. */
export type RequestState<K extends RequestKind> = (typeof requestRules)[K]['lifecycle']['first'];

/** Kinds of students' requests, in display order. */
// The keys of the table are its kinds.
export const requestKinds = Object.keys(requestRules) as [RequestKind, ...RequestKind[]];

export const isRequestKind = (name: string): name is RequestKind => Object.hasOwn(requestRules, name);

export const isFormKind = (name: string): name is FormKind =>
  isRequestKind(name) && 'form' in requestRules[name];

/** Kinds with the common form. */
export const formKinds: readonly FormKind[] = requestKinds.filter(isFormKind);

/** Returns the rules of a kind that is only known at run time. */
export const rulesOf = (kind: RequestKind): RequestRules<string> => requestRules[kind];

/** Returns the last day for a decision in time, for a request pending since a day. */
export const dueDay = (kind: RequestKind, since: IsoDate): IsoDate => addDays(since, requestRules[kind].days);

/** Whether a request with this due date is overdue. */
export const isOverdue = (dueOn: IsoDate, today: IsoDate): boolean => today > dueOn;

/** Times of a request, in the format of the API. Servers before 0.4.0 do not have the reply. */
interface RequestTimes {
  readonly createdAt: string;
  readonly decidedAt: string | null;
  /** The student's latest reply to a question. */
  readonly repliedAt?: string | null | undefined;
}

/** Returns since when a request is in the queue: its creation, or the decision after which it became pending again. */
export const queuedSince = ({ decidedAt, createdAt }: RequestTimes): string => decidedAt ?? createdAt;

/** Whether the student has replied to a question since the request is in the queue. */
export const hasReply = (times: RequestTimes): times is RequestTimes & { readonly repliedAt: string } =>
  times.repliedAt != null && times.repliedAt >= queuedSince(times);

/**
 * Returns since when a request waits for the university, which determines its due date: since it is in the queue, or
 * since the student's latest reply (docs/decisions/0102).
 */
export const waitsSince = (times: RequestTimes): string =>
  hasReply(times) ? times.repliedAt : queuedSince(times);

/** Requests are created here and never imported: their ids begin with the first local id. */
const FIRST_ID = 1_000_000;

/**
 * Formats "ПР-204": the number of a request from its creation on. The number of a paper is assigned with the decision.
 */
export const requestNumber = (kind: RequestKind, id: number): string =>
  `${requestRules[kind].letters}-${id - FIRST_ID + 1}`;

/** A request of any kind. */
export interface RequestKey {
  readonly kind: RequestKind;
  readonly id: number;
}

/** Parses a request number, ignoring case; null for any other text. */
export function requestNamed(number: string): RequestKey | null {
  const [, letters, digits] = /^(\p{L}+)-?(\d{1,9})$/u.exec(number.toUpperCase()) ?? [];
  const kind = requestKinds.find((one) => requestRules[one].letters === letters);
  return kind ? { kind, id: FIRST_ID - 1 + Number(digits) } : null;
}

/** Returns the possible next states of a request: the acceptances, and whether it can be rejected. */
export function movesOf(kind: RequestKind, state: string): { accepting: string[]; canRefuse: boolean } {
  const next = rulesOf(kind).lifecycle.next[state] ?? [];
  return { accepting: next.filter((one) => one !== REFUSED), canRefuse: next.includes(REFUSED) };
}

/** Whether a decision requires further input. */
export const needsMore = (kind: RequestKind, state: string): boolean =>
  rulesOf(kind).fields[state]?.some(({ isOptional }) => !isOptional) ?? false;
