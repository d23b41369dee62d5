import type { FileContent } from '@semestr/api/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalidField, Refusal, refusal } from '../domain/refusal.ts';

/** Maximum numbers of fields and files of a form, and lengths of its texts. */
export const formLimits = { fields: 60, files: 12, fieldSize: 64 * 1024, headerPairs: 20 };

export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('multipart/form-data') === true;

/** Maximum number of forms read at the same time, in total and for one client: each is held in memory. */
const MAX_FORMS = 8;
const MAX_FORMS_OF_CLIENT = 3;

/** Limits the number of forms read at the same time; rejects further ones with 429. */
export class FormSlots {
  readonly #byClient = new Map<string, number>();

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const own = this.#byClient.get(client) ?? 0;
    const all = [...this.#byClient.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MAX_FORMS || own >= MAX_FORMS_OF_CLIENT) throw refusal('too-many');
    this.#byClient.set(client, own + 1);
    try {
      return await work();
    } finally {
      const remaining = (this.#byClient.get(client) ?? 1) - 1;
      if (remaining > 0) this.#byClient.set(client, remaining);
      else this.#byClient.delete(client);
    }
  }
}

/** `files[0]` and `files[1]` are two of `files`. */
const nameOf = (field: string): string => field.replace(/\[\d*\]$/, '');

/** Remaining size of a form. */
interface Budget {
  left: number;
}

function spend(budget: Budget, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw refusal('too-large');
}

async function bytesOf(file: AsyncIterable<Buffer>, budget: Budget): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    spend(budget, chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function read(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  const budget = { left: maxBytes };
  const fields = new Map<string, unknown[]>();
  for await (const part of request.parts()) {
    // A sender may omit names, despite the types.
    const name = nameOf(part.fieldname ?? '');
    if (name === '') throw invalidField('body');
    let value: unknown;
    if (part.type === 'file')
      value = {
        name: part.filename || 'file',
        type: part.mimetype,
        bytes: await bytesOf(part.file, budget),
      } satisfies FileContent;
    else {
      spend(budget, Buffer.byteLength(String(part.value)));
      value = part.value;
    }
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** Rejects when the connection closes before the whole request has arrived, which the parser does not report. */
const rejectOnAbort = ({ raw }: FastifyRequest): Promise<never> =>
  new Promise((_resolve, reject) => {
    raw.once('close', () => {
      if (!raw.complete) reject(new Error('The form was aborted'));
    });
  });

/**
 * Parses the fields and files of a form, of `maxBytes` in total; a repeated name becomes a list. An aborted or
 * malformed form, which the parser reports as an error without a status, is rejected as the caller's fault.
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  try {
    return await Promise.race([read(request, maxBytes), rejectOnAbort(request)]);
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) throw error;
    if (error instanceof Error && !(error instanceof Refusal) && !('statusCode' in error))
      throw invalidField('body');
    throw error;
  }
}
