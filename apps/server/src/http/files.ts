import { Readable } from 'node:stream';
import type { Answer, Endpoint, FileReply } from '@semestr/api/endpoint';
import { fileOf } from '@semestr/api/endpoint';
import type { FastifyReply } from 'fastify';

/** A name for callers that read no other letters than these. */
const plain = (name: string): string => name.replaceAll(/[^\w .()-]/g, '_');

/** `encodeURIComponent` leaves a few characters that a header's value must not hold. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Sends a file under its name: the one of the answer, else the contract's. */
export function sendFile(
  call: Endpoint,
  file: Answer<Endpoint & { reply: FileReply }>,
  reply: FastifyReply,
): FastifyReply {
  const promise = fileOf(call);
  if (!promise) throw new Error(`${call.path} promises no file`);
  const name = file.name ?? promise.name;
  return reply
    .type(file.type ?? promise.type)
    .header('file-name', encoded(name))
    .header(
      'content-disposition',
      `${promise.isInline ? 'inline' : 'attachment'}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
    )
    .send(file.bytes instanceof Uint8Array ? Buffer.from(file.bytes) : Readable.from(file.bytes));
}
