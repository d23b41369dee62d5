import { type Exam, type Finding, finding, reasonOf } from './findings.ts';
import type { OtherClock } from './clock.ts';

/** Time limit for external services, in milliseconds. */
export const PATIENCE = 5000;

/** Returns the response of an address, without its body; throws when there is no response. */
export async function answerOf(
  url: string | URL,
  method: 'GET' | 'HEAD',
): Promise<{ status: number; date: string | null }> {
  const response = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  await response.body?.cancel();
  return { status: response.status, date: response.headers.get('date') };
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Checks that the server is reachable at its public address, and reads its clock. */
export async function examineAddress({
  env,
  t,
  now,
}: Exam): Promise<{ found: Finding; clock: OtherClock | null }> {
  const { PUBLIC_URL } = env;
  if (PUBLIC_URL === undefined)
    return {
      found: finding('address', env.DEMO ? 'ok' : 'look', t('address.none'), t('address.fixNone')),
      clock: null,
    };
  const { origin: url, host, hostname, protocol } = new URL(PUBLIC_URL);
  const sentAt = now();
  try {
    const { status, date } = await answerOf(new URL('/healthz', url), 'GET');
    const clock = date && { host, time: new Date(date), sentAt, answeredAt: now(), grain: 1000 };
    const isPlain = protocol === 'http:' && !localHosts.has(hostname);
    const found =
      status !== 200
        ? finding('address', 'look', t('address.status', { url, status }), t('address.fix'))
        : isPlain
          ? finding('address', 'look', t('address.plain', { url }), t('address.fixPlain'))
          : finding('address', 'ok', t('address.open', { url }), null);
    return { found, clock: clock || null };
  } catch (error) {
    const sentence = t('address.silent', { url, reason: reasonOf(error) });
    return { found: finding('address', 'look', sentence, t('address.fix')), clock: null };
  }
}

/** In gateway mode: checks that the provider responds. */
export async function examineProvider({ t }: Exam, url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    await answerOf(url, 'HEAD');
    return finding('provider', 'ok', t('provider.open', { host }), null);
  } catch (error) {
    return finding(
      'provider',
      'bad',
      t('provider.silent', { host, reason: reasonOf(error) }),
      t('provider.fix'),
    );
  }
}

/** Checks that the identity provider returns its configuration; returns no findings without one. */
export async function examineIdentityProvider({ env, t }: Exam): Promise<Finding[]> {
  const { OIDC_ISSUER } = env;
  if (OIDC_ISSUER === undefined) return [];
  const { host } = new URL(OIDC_ISSUER);
  const about = `${OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const { status } = await answerOf(about, 'GET');
    return status === 200
      ? [finding('oidc', 'ok', t('oidc.open', { host }), null)]
      : [finding('oidc', 'bad', t('oidc.status', { host, status }), t('oidc.fix'))];
  } catch (error) {
    return [finding('oidc', 'bad', t('oidc.silent', { host, reason: reasonOf(error) }), t('oidc.fix'))];
  }
}
