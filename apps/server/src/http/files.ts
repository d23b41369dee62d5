import { plainNameOf } from '@semestr/core/plain-names';
import { Readable } from 'node:stream';
import type { Answer, Endpoint, FileReply } from '@semestr/api/endpoint';
import { fileOf } from '@semestr/api/endpoint';
import { transliterate } from '@semestr/core/transliterate';
import type { FastifyReply } from 'fastify';

/**
 * Transliterates a name for clients that support only ASCII: "Задолженности, 2026-11-20.xlsx" →
 * "zadolzhennosti-2026-11-20.xlsx".
 */
function plain(name: string): string {
  if (!/[^\x20-\x7e]/.test(name)) return name.replaceAll(/[^\w .()-]/g, '_');
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(name) ?? [];
  return (transliterate(stem) || 'file') + ending;
}

/** `encodeURIComponent` leaves a few characters that a header's value must not contain. */
const encodeHeaderValue = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Sends a file with its name from the response, otherwise with the name from the contract. */
export function sendFile(
  call: Endpoint,
  file: Answer<Endpoint & { reply: FileReply }>,
  reply: FastifyReply,
): FastifyReply {
  const promise = fileOf(call);
  if (!promise) throw new Error(`${call.path} declares no file`);
  // A name that was stored before names were validated may contain control characters that reverse its extension.
  const name = plainNameOf(file.name ?? promise.name);
  return reply
    .type(file.type ?? promise.type)
    .header('file-name', encodeHeaderValue(name))
    .header(
      'content-disposition',
      `${promise.isInline ? 'inline' : 'attachment'}; filename="${plain(name)}"; filename*=UTF-8''${encodeHeaderValue(name)}`,
    )
    .send(file.bytes instanceof Uint8Array ? Buffer.from(file.bytes) : Readable.from(file.bytes));
}
