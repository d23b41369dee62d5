import { contract } from '@semestr/api/contract';
import { fileOf } from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './standing.ts';

/** What a browser must not give a page of ours, nor one inside it. The portal signs in by passkeys and copies texts. */
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

/** On every answer. An answer of the API is no page: opened as one it may load nothing, run nothing, and tell nobody. */
const always = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  'referrer-policy': 'no-referrer',
};

/** Of nothing: a style element that comes empty and is filled by rules, as MUI does it, holds no text to be abused. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** On the pages and their files. Style sheets come from files; a style attribute holds a measure only a page knows. */
const ofPages = {
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

/** Pages whose address is a secret or leads to one: a link for a first password, the token of a paper, a recovery, a sign-in. */
const SECRET_PAGES =
  /^\/(?:initial-password|new-password|password-recovery|contact-confirm|verify|login\/oidc)(?:[/?;]|$)/i;
/** And whatever else somebody puts behind a page's address by such a name. */
const SECRET_QUERY = /[?&](?:token|code|h|key|password)=/i;

/** Pictures that anybody may have: existing apps show them in pages of their own, as others do those of a preview. */
const publicPictures = contract.flatMap(({ call }) =>
  call.method === 'GET' && call.access === 'anyone' && fileOf(call)?.isInline
    ? [new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`)]
    : [],
);

const isPicture = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('image/');

/** Writes what browsers are to be told with every answer, over what a provider may have said of itself. */
export function secureAnswer({ url }: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  reply.headers(always);
  if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  else reply.removeHeader('strict-transport-security');
  if (isPicture(reply) && publicPictures.some((path) => path.test(url)))
    reply.header('cross-origin-resource-policy', 'cross-origin');
}

/** Secures every answer of the server. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    secureAnswer(request, reply, isHttps(request.ownOrigin));
    done(null, payload);
  });
}

/** Makes the answers of this part of the server pages and their files. Its hook runs after that of the server. */
export function securePages(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    const { originalUrl: address } = request;
    // No page is made for these either.
    if (address.startsWith('/api/')) return done(null, payload);
    const isSecret = SECRET_PAGES.test(address) || SECRET_QUERY.test(address);
    reply
      .headers(ofPages)
      .header('referrer-policy', isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (isPicture(reply)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done(null, payload);
  });
}
