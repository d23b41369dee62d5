import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import type { ApiDocument } from './document.ts';

const isDocument = (value: unknown): value is ApiDocument =>
  typeof value === 'object' && value !== null && 'openapi' in value && 'paths' in value;

/** Describes all other calls, so it is not part of the contract that it returns. */
export const describeApi = endpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  access: 'anyone',
  summary: 'Get the OpenAPI description of this API',
  reply: z.custom<ApiDocument>(isDocument),
  refusals: {},
  fallbackReason: 'not-loaded',
});
