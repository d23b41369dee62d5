import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';
import type { OidcSettings } from '../src/domain/settings.ts';

type Claims = Record<string, unknown>;

/** The name of the provider's key. */
const KEY = 'of-the-test';

/** Creates a token with these claims, signed with a key, or unsigned without one. */
function tokenOf(claims: Claims, key: KeyObject | null): string {
  const header = { alg: key ? 'RS256' : 'none', typ: 'JWT', ...(key && { kid: KEY }) };
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${key ? sign('RSA-SHA256', Buffer.from(text), key).toString('base64url') : ''}`;
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const claimsIn = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Manipulation of ID tokens: other claims, another key, or no signature. */
export type Twist = { claims: (claims: Claims) => Claims } | 'foreign-key' | 'unsigned' | null;

/** Starts an identity provider of a university: a real OpenID provider on loopback, with its own pages. */
export async function startIdentityProvider() {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // A server that listens on TCP has an address with a port.
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const settings: OidcSettings = {
    issuer,
    clientId: 'semestr',
    clientSecret: 'a-secret-of-the-test',
    loginClaim: 'preferred_username',
    name: null,
  };
  const [key, foreign] = [newKey(), newKey()];
  let twist: Twist = null;
  let isDown = false;

  const configuration = (redirectUri: string): Configuration => ({
    clients: [
      { client_id: settings.clientId, client_secret: settings.clientSecret, redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: KEY, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of-the-test'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    // The entered username identifies the user.
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: `id-of-${accountId}`, preferred_username: accountId }),
    }),
    // Members of the university are not asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: settings.clientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });

  /** Sets the only address to which browsers are redirected. */
  const returnTo = (redirectUri: string): void => {
    const provider = new Provider(issuer, configuration(redirectUri));
    provider.use(async (ctx, next) => {
      await next();
      const { body } = ctx;
      if (twist === null || typeof body !== 'object' || body === null || !('id_token' in body)) return;
      const claims = claimsIn(String(body.id_token));
      if (twist === 'unsigned') body.id_token = tokenOf(claims, null);
      else if (twist === 'foreign-key') body.id_token = tokenOf(claims, foreign);
      else body.id_token = tokenOf(twist.claims(claims), key);
    });
    const answer = provider.callback();
    http.removeAllListeners('request');
    http.on('request', (request, response) => {
      if (isDown) request.socket.destroy();
      else void answer(request, response);
    });
  };

  /** Follows a redirect, signs in or cancels at the provider, and returns the address of the redirect back. */
  async function visit(address: string, login: string | null): Promise<URL> {
    const jar = new Map<string, string>();
    const go = async (url: string, form?: Record<string, string>): Promise<string> => {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(name, value);
      }
      const next = response.headers.get('location');
      if (next === null) throw new Error(`The provider stays at ${url}: ${await response.text()}`);
      return new URL(next, issuer).href;
    };
    const page = await go(address);
    const resumed = await (login === null
      ? go(`${page}/abort`)
      : go(page, { prompt: 'login', login, password: 'any' }));
    return new URL(await go(resumed));
  }

  return {
    settings,
    returnTo,
    visit,
    /** Manipulates the next ID tokens; null for no manipulation. */
    twist: (how: Twist): void => {
      twist = how;
    },
    /** Whether the provider is unavailable. */
    setDown: (down: boolean): void => {
      isDown = down;
    },
    close: async (): Promise<void> => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;
