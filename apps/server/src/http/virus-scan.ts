import { type Endpoint, FILES_UNCHECKED, isFileContent } from '@semestr/api/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalidField, refusal } from '../domain/refusal.ts';

/** Returns whether a file, which may be a data URL, contains a virus; rejects when it cannot decide. */
export type Scan = (file: Uint8Array | string) => Promise<boolean>;

/** Length in characters of a text that is too short to be a file. */
const SHORT = 100;

/**
 * Yields every file in a body with its field, which may have several. A file is a file of a form, or a text that is a
 * data URL.
 */
function* filesIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<[field: string, file: Uint8Array | string]> {
  const field = path.join('.') || 'body';
  if (isFileContent(value)) yield [field, value.bytes];
  else if (typeof value === 'string' && value.length > SHORT) yield [field, value];
  else if (Array.isArray(value)) for (const part of value) yield* filesIn(part, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* filesIn(part, [...path, name]);
}

/**
 * Scans every file of a call before it is processed. An infected file rejects the call with its field; while the
 * scanner does not respond, all files are rejected.
 */
export async function checkFiles(
  call: Endpoint,
  { scan, body, log }: { scan: Scan | null; body: unknown; log: FastifyRequest['log'] },
): Promise<void> {
  if (!scan || !call.takesFile) return;
  for (const [field, file] of filesIn(body)) {
    const isInfected = await scan(file).catch((error: unknown) => {
      log.error({ err: error }, 'The virus scanner does not answer: all files are rejected');
      throw refusal(FILES_UNCHECKED);
    });
    if (isInfected) throw invalidField(field, 'infected');
  }
}
