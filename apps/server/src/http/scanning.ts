import { type Endpoint, FILES_UNCHECKED, isFileContent } from '@semestr/api/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalidField, refuseEarly } from './refuse.ts';

/** Tells whether there is a virus in a file, which may be a data URL; rejects where it cannot. */
export type Scan = (file: Uint8Array | string) => Promise<boolean>;

/** A text that holds a file is longer. */
const SHORT = 100;

/** Every file in a body, with its field, of which there may be several: one of a form, or a text that is a data URL. */
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
 * Has every file of a call looked through before anything is made of it. Where one is infected the call is refused with
 * its field; where the scanner does not answer, nobody's file is taken until it does.
 */
export async function checkFiles(
  call: Endpoint,
  { scan, body, log }: { scan: Scan | null; body: unknown; log: FastifyRequest['log'] },
): Promise<void> {
  if (!scan || !call.takesFile) return;
  for (const [field, file] of filesIn(body)) {
    const isInfected = await scan(file).catch((error: unknown) => {
      log.error({ err: error }, 'The virus scanner does not answer: no file is taken');
      throw refuseEarly(503, { reason: FILES_UNCHECKED });
    });
    if (isInfected) throw invalidField(field, 'infected');
  }
}
