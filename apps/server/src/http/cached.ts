import { createHash } from 'node:crypto';
import { constants, brotliCompressSync } from 'node:zlib';
import { addDays, LOCAL_OFFSET_MINUTES, localDate } from '@semestr/core/dates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** One public answer as bytes. */
interface Answer {
  etag: string;
  plain: Buffer;
  brotli: Buffer | null;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Answers hold links with the protocol and the host by which the caller reached us: none is shown to anybody else. */
const addressOf = ({ protocol, host, raw }: FastifyRequest): string =>
  `${protocol}://${host}${raw.url ?? ''}`;

/** Below this a compressed answer saves nothing. */
const MIN_COMPRESSED = 1024;

/** When the day at the university ends: some answers depend on the date. */
const endOfDay = (now: Date): number =>
  Date.parse(`${addDays(localDate(now), 1)}T00:00:00Z`) - LOCAL_OFFSET_MINUTES * 60_000;

/**
 * Public answers made ready: serialised, hashed and compressed once, then sent as the same bytes to everyone until
 * the data or the day changes. Found by the request's own URL and host, before anything is parsed.
 */
export class CachedAnswers {
  readonly #now: () => Date;
  readonly #byUrl = new LRUCache<string, Answer>({
    max: 20_000,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, brotli }, url) => plain.length + (brotli?.length ?? 0) + url.length,
  });
  #validUntil = 0;
  /** Raised by every clear, so that an answer begun before it is not kept after it. */
  #generation = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Forgets everything; called when public data have changed. */
  clear(): void {
    this.#byUrl.clear();
    this.#generation += 1;
  }

  #dropYesterday(): void {
    const now = this.#now();
    if (now.getTime() < this.#validUntil) return;
    this.clear();
    this.#validUntil = endOfDay(now);
  }

  /** Answers from what is ready; false where the answer has yet to be made. */
  send(request: FastifyRequest, reply: FastifyReply): boolean {
    this.#dropYesterday();
    const answer = this.#byUrl.get(addressOf(request));
    if (!answer) return false;
    write(answer, request, reply);
    return true;
  }

  /** Makes an answer from `value`, which is serialised here, keeps it and sends it. */
  async make(request: FastifyRequest, reply: FastifyReply, value: () => Promise<string>): Promise<void> {
    const generation = this.#generation;
    const plain = Buffer.from(await value());
    const answer: Answer = {
      etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
      plain,
      brotli:
        plain.length < MIN_COMPRESSED
          ? null
          : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    };
    if (generation === this.#generation) this.#byUrl.set(addressOf(request), answer);
    write(answer, request, reply);
  }
}

/** Brotli is named, and not with the weight 0 that refuses it. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

function write(answer: Answer, request: FastifyRequest, reply: FastifyReply): void {
  const { 'if-none-match': known, 'accept-encoding': encodings } = request.headers;
  reply.header('etag', answer.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (known !== undefined && known.includes(answer.etag)) {
    reply.code(304).send();
    return;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  if (answer.brotli && typeof encodings === 'string' && takesBrotli.test(encodings)) {
    reply.header('content-encoding', 'br').send(answer.brotli);
    return;
  }
  reply.send(answer.plain);
}
