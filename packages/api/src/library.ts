import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ofStudent, period } from './filters.ts';
import { optionalLine, resource, text } from './resource.ts';
import { DottedDate, Id, IsoDate } from './shapes.ts';

/** A book that a reader has borrowed. `name` and `title` are the same: clients read one or the other. */
export const Book = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  author: z.string(),
  takeDate: DottedDate,
  returnDate: DottedDate,
  isOverdue: z.boolean(),
});
export type Book = z.output<typeof Book>;

export const LibraryNews = z.object({ id: Id, title: z.string(), link: z.string(), date: z.string() });
export type LibraryNews = z.output<typeof LibraryNews>;

export const books = endpoint({
  method: 'GET',
  path: '/api/v1/library/books',
  access: 'signed-in',
  summary: 'List the books that the caller has on loan, earliest due first',
  reply: z.array(Book),
  // Other providers return 404 when there are none.
  refusals: { 403: 'session-ended', 404: 'no-books' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const debts = endpoint({
  method: 'GET',
  path: '/api/v1/library/debts',
  access: 'signed-in',
  summary: 'List the caller’s overdue books, each as a line of text',
  reply: z.array(z.string()),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

export const news = endpoint({
  method: 'GET',
  path: '/api/v1/library/news',
  access: 'anyone',
  summary: 'List the library news, newest first',
  reply: z.array(LibraryNews),
  refusals: {},
  fallbackReason: 'not-loaded',
  cached: true,
});

const loan = {
  studentId: Id,
  title: text(500),
  author: optionalLine(300),
  takenOn: IsoDate,
  dueOn: IsoDate,
  returnedOn: z.nullable(IsoDate),
};
export const loans = resource('loans', 'the books on loan to students', {
  area: 'library',
  fields: loan,
  edited: loan,
  filter: ofStudent,
  /** By the day on which a book is due. */
  conditions: { ...period, isReturned: z.optional(z.boolean()) },
});

const newsFields = {
  title: text(300),
  link: z.string().check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\//, 'format')),
  date: IsoDate,
};
export const libraryNews = resource('library-news', 'the news of the library', {
  area: 'library',
  fields: { ...newsFields, link: z.string() },
  edited: newsFields,
  filter: {},
  conditions: period,
});
