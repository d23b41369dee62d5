import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { DottedDate, Id } from './shapes.ts';

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
