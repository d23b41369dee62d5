import * as z from 'zod/mini';
import { endpoint, file, PDF, XLSX } from './endpoint.ts';
import { IdText, numberText } from './shapes.ts';

/** The session results of a group are its marks in the markbook, which `admin.marks` reads and writes. */
const papers = {
  method: 'GET',
  access: 'admin',
  area: 'studies',
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
} as const;

/** The sheet that a teacher signs: students without a mark have empty lines. */
export const sheet = endpoint({
  ...papers,
  path: '/api/v1/admin/session-results/:groupId/sheet',
  summary: 'Download the results of a group in a discipline as a PDF to sign',
  params: z.object({ groupId: IdText }),
  query: z.object({ disciplineId: IdText }),
  reply: file('session-results.pdf', PDF),
});

/** Students by disciplines, with averages and debts. */
export const table = endpoint({
  ...papers,
  path: '/api/v1/admin/session-results/:groupId/table',
  summary: 'Download the results of a group in a semester as a workbook',
  params: z.object({ groupId: IdText }),
  query: z.object({ semester: numberText(1, 12) }),
  reply: file('session-results.xlsx', XLSX),
});
