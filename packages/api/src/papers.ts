import * as z from 'zod/mini';
import { endpoint, file, PDF } from './endpoint.ts';
import { IdText, numberText } from './shapes.ts';

/** Documents attached to requests, for the decision on them: PDFs, or photos of documents. */

const paper = {
  method: 'GET',
  access: 'admin',
  area: 'requests',
  params: z.object({ id: IdText }),
  reply: file('document.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
} as const;

export const upload = endpoint({
  ...paper,
  path: '/api/v1/admin/uploads/:id/file',
  summary: 'Download a document attached to an application for a room or practice, by its uploadId',
});

export const ofOmissionRequest = endpoint({
  ...paper,
  path: '/api/v1/admin/omission-requests/:id/document',
  summary: 'Download the document attached to a request to excuse days',
});

export const ofBugReport = endpoint({
  method: 'GET',
  path: '/api/v1/admin/bug-reports/:id/pictures/:number',
  access: 'admin',
  area: 'support',
  summary: 'Download a picture attached to a bug report, counted from 1',
  params: z.object({ id: IdText, number: numberText(1, 100) }),
  reply: file('screenshot.jpg', 'image/jpeg', { isInline: true }),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});
