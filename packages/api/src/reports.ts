import * as z from 'zod/mini';
import { endpoint, file, XLSX } from './endpoint.ts';

/** What the university asks about itself. */
export const reportNames = ['debts', 'omissions', 'ratings', 'requests', 'sign-ins', 'deliveries'] as const;
export type ReportName = (typeof reportNames)[number];

const params = z.object({ name: z.enum(reportNames) });
const cell = z.nullable(z.union([z.string(), z.number()]));

export const Report = z.object({
  columns: z.array(z.object({ key: z.string(), title: z.string() })),
  /** Cells in the order of the columns. */
  rows: z.array(z.array(cell)),
});
export type Report = z.output<typeof Report>;

export const one = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports/:name',
  access: 'admin',
  summary: 'A report: debts, omissions, ratings, requests, sign-ins or deliveries, as columns and rows',
  params,
  reply: Report,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example: { params: { name: 'debts' } },
});

export const asFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports/:name/file',
  access: 'admin',
  summary: 'A report as a workbook',
  params,
  reply: file('report.xlsx', XLSX),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example: { params: { name: 'debts' } },
});
