import { type FormChoices, type FormKind, requestRecords, requestRules } from '@semestr/core/requests/kinds';
import { states } from '@semestr/core/requests/lifecycle';
import * as z from 'zod/mini';
import { endpoint, file, PDF } from './endpoint.ts';
import { requestResource } from './request-fields.ts';
import { optionalText } from './resource.ts';
import { Id, IdText, IsoDate, OwnPage } from './shapes.ts';
import { MAX_DOCUMENT_BYTES, Papers } from './upload.ts';

/** Values of the choices of a kind's form. */
type Chosen<K extends FormKind> = {
  readonly [F in keyof FormChoices<K> & string]: FormChoices<K>[F] extends readonly (infer C extends string)[]
    ? z.ZodMiniType<C, C>
    : never;
};

const choicesOf = <K extends FormKind>(kind: K): Chosen<K> =>
  // An enum of the values of each field.
  Object.fromEntries(
    Object.entries(requestRules[kind].form.choices).map(([field, values]) => [field, z.enum(values)]),
  ) as object as Chosen<K>;

const valuesOf = <K extends FormKind>(kind: K) => ({
  ...choicesOf(kind),
  dateFrom: IsoDate,
  dateTo: IsoDate,
});

/**
 * Defines the calls of a student for the requests of a kind with the common form.
 * @param what the requests in the summaries of the calls: "requests for academic leave"
 */
export function requestCalls<K extends FormKind>(kind: K, what = 'requests') {
  const path = `/api/v1/${requestRecords[kind]}` as const;
  const values = valuesOf(kind);
  /** `createdAt` and `decidedAt` are local date-times without a zone. */
  const Row = z.object({
    id: Id,
    /** "АО-12". */
    number: z.string(),
    state: z.enum(states(requestRules[kind].lifecycle)),
    createdAt: z.string(),
    decidedAt: z.nullable(z.string()),
    rejectionReason: z.nullable(z.string()),
    /** Number of the order with which it was accepted. */
    paperNumber: z.nullable(z.string()),
    ...values,
  });
  const own = { access: 'signed-in', isExtension: true } as const;
  return {
    list: endpoint({
      ...own,
      method: 'GET',
      path,
      summary: `List the caller’s ${what}, newest first`,
      query: OwnPage,
      reply: z.array(Row),
      refusals: { 403: 'session-ended', 404: 'student-not-found' },
      fallbackReason: 'not-loaded',
    }),
    document: endpoint({
      ...own,
      method: 'GET',
      path: `${path}/:id/document`,
      summary: `Download the document attached to one of the caller’s ${what}: a PDF or a JPEG`,
      params: z.object({ id: IdText }),
      reply: file('document.pdf', PDF),
      refusals: { 403: 'session-ended', 404: 'record-not-found' },
      fallbackReason: 'file-not-downloaded',
    }),
    create: endpoint({
      ...own,
      method: 'POST',
      path,
      summary: `Submit one of the ${what}, with the document as one PDF or as images of its pages`,
      body: z.object({ ...values, document: Papers }),
      bodyAs: ['form'],
      maxBytes: MAX_DOCUMENT_BYTES,
      reply: Row,
      refusals: {
        403: 'session-ended',
        404: 'student-not-found',
        409: { named: ['requests-too-many', 'requests-after-leaving'], plain: 'request-exists' },
        413: 'too-large',
      },
      fallbackReason: 'sending-failed',
      takesFile: true,
      idempotent: true,
    }),
    cancel: endpoint({
      ...own,
      method: 'POST',
      path: `${path}/:id/cancel`,
      summary: `Cancel one of the caller’s ${what} before it is decided`,
      params: z.object({ id: IdText }),
      reply: Row,
      refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'request-decided' },
      fallbackReason: 'changing-failed',
    }),
  };
}

/** Defines the records of a kind with the common form, as the console reads and decides them. */
export const formResource = <K extends FormKind>(kind: K, what: string) =>
  requestResource(requestRecords[kind], `the ${what}`, {
    rules: requestRules[kind],
    fields: { number: z.nullable(z.string()), ...valuesOf(kind), uploadId: z.nullable(Id) },
    edited: { number: z.optional(optionalText(50)) },
    filter: choicesOf(kind),
  });
