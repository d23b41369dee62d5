import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where we are for this caller, as a browser writes it: "https://portal.example". */
    readonly ownOrigin: string;
    /** Whether a program on this machine asks us directly, which nobody else can pretend. */
    readonly isOfThisMachine: boolean;
  }
}

/** What is known of where the server stands on the network. */
export interface Standing {
  /** Our address as callers reach it; null takes it from each request. */
  publicUrl: string | null;
  /** `TRUST_PROXY`, as `proxies.ts` reads it; null where nothing was said. */
  trustProxy: string | null;
}

/** What our own pages ask the API from within comes from here: no connection has such an address. */
export const WITHIN = 'within';

/** Whether a page that is being made asks, within this process. */
export const isFromWithin = ({ socket }: Pick<FastifyRequest, 'socket'>): boolean =>
  socket.remoteAddress === WITHIN;

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** What a proxy or a client says of whom a request comes from and by which way, besides `X-Forwarded-…`. */
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

/** A proxy on this machine connects from it too: it is told by what it says, or by the host that it was asked for. */
const isDirectlyLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  !Object.keys(headers).some(isForwarding);

/**
 * Tells each request where we are and whether it comes from this machine. A server that was told of a proxy, or of its
 * own address on the network, gives nothing for an address of this machine: the proxy may be here and say nothing.
 */
export function stand(app: FastifyInstance, { publicUrl, trustProxy }: Standing): void {
  const isAlone = publicUrl === null && trustProxy === null;
  app.decorateRequest('ownOrigin', {
    getter() {
      if (publicUrl !== null) return publicUrl;
      const scheme = this.protocol === 'https' ? 'https' : 'http';
      // Without the port that goes with the protocol, as browsers write it.
      return `${scheme}://${this.host.replace(scheme === 'https' ? /:443$/ : /:80$/, '')}`;
    },
  });
  app.decorateRequest('isOfThisMachine', {
    getter() {
      return isAlone && isDirectlyLocal(this);
    },
  });
}

/** Whether browsers reach us over https. */
export const isHttps = (ownOrigin: string | null): boolean => ownOrigin?.startsWith('https:') ?? false;
