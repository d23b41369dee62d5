import { isApiToken } from '@semestr/core/api-tokens';
import { addressOf, serverUrl } from './url.ts';
import type { Profile } from './config.ts';
import { exit, failure } from './failure.ts';
import type { Io } from './io.ts';
import { texts } from './texts.ts';

/**
 * Returns the server that a token of the environment belongs to: the one of SEMESTR_TOKEN_URL, otherwise the default
 * without `--url`.
 */
const boundTo = (env: Io['env'], profile: Profile): string =>
  serverUrl(env['SEMESTR_TOKEN_URL'] || addressOf(undefined, env, profile));

/**
 * Returns the API token that replaces a session: SEMESTR_TOKEN, otherwise that of the profile, which is sent only to
 * the profile's own server; null when there is none. Throws a `Failure` of wrong usage for a malformed token, and for
 * SEMESTR_TOKEN when `url` is not its server: choosing an address must not disclose the token.
 */
export function tokenOf(env: Io['env'], profile: Profile, url: string): string | null {
  const ofEnvironment = env['SEMESTR_TOKEN'];
  const isOfProfile = profile.url !== undefined && serverUrl(profile.url) === url;
  const token = ofEnvironment || (isOfProfile ? profile.token : undefined);
  if (!token) return null;
  if (!isApiToken(token)) throw failure(texts, (t) => t('token.wrong'), exit.usage);
  if (!ofEnvironment) return token;
  const own = boundTo(env, profile);
  if (new URL(own).origin !== new URL(url).origin)
    throw failure(texts, (t) => t('token.elsewhere', { own, url }), exit.usage);
  return token;
}
