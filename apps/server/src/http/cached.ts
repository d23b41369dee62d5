import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type IsoDate, localDate } from '@semestr/core/dates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hasVersion } from './headers.ts';

/** A public response as bytes. */
interface Answer {
  type: string;
  etag: string;
  plain: Buffer;
  brotli: Buffer | null;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const MAX_BYTES = 64 * 1024 * 1024;

/** Minimum size in bytes: compressing a smaller response saves nothing. */
const MIN_COMPRESSED = 1024;

/** Runs on another thread, so that other requests are served in the meantime. */
const compress = promisify(brotliCompress);

/**
 * Cache of public responses as bytes: serialised, hashed and compressed once, then sent to everyone until the data or
 * the day changes. The key must contain everything on which the response depends and nothing else: with a part that
 * clients can vary freely, responses would be created again and again.
 */
export class CachedAnswers {
  readonly #now: () => Date;
  readonly #answers = new LRUCache<string, Answer>({
    max: 20_000,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, brotli }, key) => plain.length + (brotli?.length ?? 0) + key.length,
  });
  /** Responses that are being created; further requests wait for them. */
  readonly #making = new Map<string, Promise<Answer>>();
  /** Day on which the cached responses were created, because some depend on the date. */
  #day: IsoDate | null = null;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Clears the cache; called when public data have changed. A response that is being created is not cached afterwards.
   */
  clear(): void {
    this.#answers.clear();
    this.#making.clear();
  }

  #dropOtherDays(): void {
    const today = localDate(this.#now());
    if (today === this.#day) return;
    this.clear();
    this.#day = today;
  }

  /** Sends a cached response; returns false when it is not cached. */
  send(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    this.#dropOtherDays();
    const answer = this.#answers.get(key);
    if (!answer) return false;
    write(answer, request, reply);
    return true;
  }

  /** Creates a response from `value`, a text or bytes, once for all concurrent requests; caches and sends it. */
  async make(
    key: string,
    value: () => Promise<string | Buffer>,
    request: FastifyRequest,
    reply: FastifyReply,
    type = JSON_TYPE,
  ): Promise<void> {
    write(await this.#answer(key, value, type), request, reply);
  }

  /** Returns the cached text of `key`, created from `value` if missing; used to build other responses. */
  async text(key: string, value: () => Promise<string>): Promise<string> {
    const answer = this.#answers.get(key) ?? (await this.#answer(key, value, JSON_TYPE));
    return answer.plain.toString();
  }

  async #answer(key: string, value: () => Promise<string | Buffer>, type: string): Promise<Answer> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = bytesOf(value, type);
    this.#making.set(key, making);
    try {
      const answer = await making;
      // If the cache was cleared in the meantime, the response may contain outdated data.
      if (this.#making.get(key) === making) this.#answers.set(key, answer);
      return answer;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }
}

async function bytesOf(value: () => Promise<string | Buffer>, type: string): Promise<Answer> {
  const content = await value();
  const plain = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    type,
    etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
    plain,
    // Binary responses are already compressed.
    brotli:
      plain.length < MIN_COMPRESSED || typeof content !== 'string' ? null : await compress(plain, { params }),
  };
}

/** Whether a client accepts brotli: it is listed, and not with the weight 0. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

function write(answer: Answer, request: FastifyRequest, reply: FastifyReply): void {
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': encodings } = request.headers;
  reply.header('etag', answer.etag).header('cache-control', 'no-cache');
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (hasVersion(ifNoneMatch, answer.etag)) {
    reply.code(304).send();
    return;
  }
  reply.header('content-type', answer.type);
  if (answer.brotli && typeof encodings === 'string' && takesBrotli.test(encodings)) {
    reply.header('content-encoding', 'br').send(answer.brotli);
    return;
  }
  reply.send(answer.plain);
}
