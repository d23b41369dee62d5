import { MAX_SEMESTER } from '@semestr/core/disciplines';
import * as z from 'zod/mini';
import { endpoint, file, PDF } from './endpoint.ts';
import { AnyDate, DottedDate, Id, IdText, IsoDate, neverNull, numberText, OwnPage } from './shapes.ts';
import { MAX_DOCUMENT_BYTES, Papers } from './upload.ts';

/** Days: "2026-12-31"; an older provider sends milliseconds. */
const Day = z.union([AnyDate, z.number()]);

/** Days of excused absence, as documented by the dean's office. */
export const Excuse = z.object({
  id: Id,
  dateFrom: Day,
  dateTo: Day,
  name: neverNull(z.string(), ''),
  note: z.nullable(z.string()),
  /** The semester, counted from the beginning of the studies; other providers send it as a text. */
  term: z.pipe(
    z.transform((term: number | string) => Number(term)),
    z.int(),
  ),
});
export type Excuse = z.output<typeof Excuse>;

/** A student's request to the dean's office to excuse absences. `createdDate` is a local date-time without a zone. */
export const OmissionRequest = z.object({
  id: Id,
  /** 0 while there is none; other providers send it as a text. */
  number: z.pipe(
    z.transform((number: number | string | null) => Number(number ?? 0)),
    z.int(),
  ),
  status: z.string(),
  createdDate: z.string(),
  dateFrom: z.string(),
  dateTo: z.string(),
  omissionCertificateType: z.nullable(z.string()),
  placeOfStay: neverNull(z.string(), ''),
  rejectionReason: z.nullable(z.string()),
  signature: z.nullable(z.string()),
  /**
   * When the decision was made, in the format of `createdDate`; null while it is pending, and omitted by other
   * providers.
   */
  decidedDate: z.optional(z.nullable(z.string())),
  /** Name of the attached document; null when there is none. */
  documentName: z.optional(z.nullable(z.string())),
});
export type OmissionRequest = z.output<typeof OmissionRequest>;

const own = {
  method: 'GET',
  access: 'signed-in',
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
} as const;

export const excuses = endpoint({
  ...own,
  path: '/api/v1/omissions-by-student',
  summary: 'List the caller’s excused days, of one semester or of all',
  query: z.object({ term: z.optional(numberText(1, MAX_SEMESTER)) }),
  reply: z.object({ faculty: z.nullable(z.string()), omissionDtoList: z.nullable(z.array(Excuse)) }),
});

export const byMonth = endpoint({
  ...own,
  path: '/api/v1/omission-count-by-student-for-semester',
  summary: 'List the hours the caller missed in each month of the current term',
  reply: z.array(
    z.object({
      month: z.string(),
      /** The same month as "2026-09", and the number of excused hours; other providers send neither. */
      isoMonth: z.optional(z.string()),
      omissionCount: z.int(),
      excusedCount: z.optional(z.int()),
      /** The semester of the studies, and its total hours of absence so far. */
      term: neverNull(z.int(), 0),
      totalHours: neverNull(z.int(), 0),
    }),
  ),
});

export const unexcused = endpoint({
  ...own,
  path: '/api/v1/disrespectful-omissions-by-student',
  summary: 'List the lessons of the current term that the caller missed without a valid reason',
  reply: z.array(
    z.object({
      date: DottedDate,
      subject: z.object({ id: Id, name: z.string(), abbrev: z.string() }),
      lessonTypeAbbrev: z.string(),
      hours: z.int(),
      term: z.int(),
    }),
  ),
});

export const bySubject = endpoint({
  ...own,
  path: '/api/v1/omissions-by-student/by-subject',
  summary: 'List the hours the caller missed in each subject of the current term, most hours first',
  reply: z.array(
    z.object({
      subject: z.object({ name: z.string(), abbrev: z.string() }),
      omissionCount: z.int(),
      /** Number of excused hours among them. */
      excusedCount: z.int(),
    }),
  ),
  isExtension: true,
});

const applications = '/api/v1/omissions-by-student-application';

export const requests = endpoint({
  ...own,
  path: applications,
  summary: 'List the caller’s requests to excuse days, newest first',
  query: OwnPage,
  reply: z.array(OmissionRequest),
});

export const types = endpoint({
  method: 'GET',
  path: `${applications}/types`,
  access: 'anyone',
  summary: 'List the types of documents that excuse days',
  reply: z.array(z.object({ id: Id, name: z.string() })),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
  isExtension: true,
});

export const document = endpoint({
  ...own,
  path: `${applications}/:id/document`,
  summary: 'Download the document attached to the caller’s request to excuse days: a PDF or a JPEG',
  params: z.object({ id: IdText }),
  reply: file('document.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

export const apply = endpoint({
  method: 'POST',
  path: applications,
  access: 'signed-in',
  summary:
    'Submit a request to excuse days, with the document as one PDF or as images of its pages; returns the request',
  body: z.object({
    certificateTypeId: IdText,
    dateFrom: IsoDate,
    dateTo: IsoDate,
    placeOfStay: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    document: Papers,
  }),
  bodyAs: ['form'],
  maxBytes: MAX_DOCUMENT_BYTES,
  reply: OmissionRequest,
  refusals: {
    403: 'session-ended',
    404: 'student-not-found',
    409: { named: ['requests-too-many', 'requests-after-leaving'], plain: 'omission-request-exists' },
    413: 'too-large',
  },
  fallbackReason: 'omission-request-not-sent',
  takesFile: true,
  idempotent: true,
  isExtension: true,
});
