import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The server's origin for this caller, as written by browsers: "https://portal.example". */
    readonly ownOrigin: string;
    /** Whether a program on this machine connects directly, which other clients cannot forge. */
    readonly isOfThisMachine: boolean;
  }
}

/** Settings that describe the server's position in the network. */
export interface OriginOptions {
  /** The public address of the server; null takes it from each request. */
  publicUrl: string | null;
  /** `TRUST_PROXY`, as parsed by `proxies.ts`; null when it is not set. */
  trustProxy: string | null;
}

/** Client address of internal API calls by our pages; no connection can have this address. */
export const INTERNAL_ADDRESS = 'within';

/** Whether the request is an internal call by a page being rendered. */
export const isInternal = ({ socket }: Pick<FastifyRequest, 'socket'>): boolean =>
  socket.remoteAddress === INTERNAL_ADDRESS;

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Headers by which a proxy or a client reports the origin and route of a request, in addition to `X-Forwarded-…`. */
const FORWARDING = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
]);

export const isForwarding = (name: string): boolean =>
  name.startsWith('x-forwarded-') || FORWARDING.has(name);

/** A proxy on this machine has the same address, but is recognised by its headers, or by the requested host. */
const isDirectlyLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  !Object.keys(headers).some(isForwarding);

/**
 * Adds the server's origin to each request, and whether the request comes from this machine. If a proxy or a public
 * address is configured, local addresses get no privileges, because a proxy on this machine may send no headers.
 */
export function resolveRequestOrigin(app: FastifyInstance, { publicUrl, trustProxy }: OriginOptions): void {
  const isAlone = publicUrl === null && trustProxy === null;
  app.decorateRequest('ownOrigin', {
    getter() {
      if (publicUrl !== null) return publicUrl;
      const scheme = this.protocol === 'https' ? 'https' : 'http';
      // Without the protocol's default port, as written by browsers.
      return `${scheme}://${this.host.replace(scheme === 'https' ? /:443$/ : /:80$/, '')}`;
    },
  });
  app.decorateRequest('isOfThisMachine', {
    getter() {
      return isAlone && isDirectlyLocal(this);
    },
  });
}

/** Whether browsers connect over https. */
export const isHttps = (ownOrigin: string | null): boolean => ownOrigin?.startsWith('https:') ?? false;
