import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublicRead, shareWithAll } from './public-reads.ts';
import { isHttps } from './request-origin.ts';

/** Browser features denied to our pages and to frames in them. The portal uses passkeys and the clipboard. */
const DENIED = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissions = [
  ...DENIED.map((feature) => `${feature}=()`),
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

/**
 * Sent with every response. An API response is not a page: when opened as one, it must not load, run or send anything.
 */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  'referrer-policy': 'no-referrer',
};

/**
 * Hash of an empty text, for style elements that are created empty and filled by rules, as by MUI. They contain no text
 * to be abused.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Sent with pages and their files. Style sheets are loaded from files; style attributes contain sizes that only the
 * page can compute.
 */
const pageHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
};

/**
 * Pages whose address is secret or leads to a secret: a link for a first password, the token of a document, a recovery,
 * a sign-in.
 */
const SECRET_PAGES =
  /^\/(?:initial-password|new-password|password-recovery|contact-confirm|verify|login\/oidc)(?:[/?;]|$)/i;
/** Pages with one of these parameters are treated the same. */
const SECRET_QUERY = /[?&](?:token|code|h|key|password)=/i;

const isPicture = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('image/');

/** Sets the headers of every response, replacing those of a provider. */
export function secureAnswer(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  reply.headers(commonHeaders);
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  else reply.removeHeader('strict-transport-security');
  if (isPublicRead(request)) shareWithAll(reply);
}

/** Sets the headers of all responses of the server. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    secureAnswer(request, reply, isHttps(request.ownOrigin));
    done(null, payload);
  });
}

/** Sets the headers of pages and their files in this scope. Its hook runs after the server's. */
export function securePages(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    const { originalUrl: address } = request;
    // These addresses are not pages either.
    if (address.startsWith('/api/')) return done(null, payload);
    const isSecret = SECRET_PAGES.test(address) || SECRET_QUERY.test(address);
    reply
      .headers(pageHeaders)
      .header('referrer-policy', isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (isPicture(reply)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done(null, payload);
  });
}
