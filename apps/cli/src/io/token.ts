import { isApiToken } from '@semestr/core/api-tokens';
import { addressOf, serverUrl } from '../http/url.ts';
import type { Profile } from './config.ts';
import { exit, failure } from './failure.ts';
import type { Io } from './io.ts';
import { texts } from './texts.ts';

/** The server that a token of the environment is for: the one of SEMESTR_TOKEN_URL, else the one that no `--url` changes. */
const boundTo = (env: Io['env'], profile: Profile): string =>
  serverUrl(env['SEMESTR_TOKEN_URL'] || addressOf(undefined, env, profile));

/**
 * The API token that is shown in place of a session: SEMESTR_TOKEN, else that of the profile, which goes to the profile's
 * own server alone; null where there is none. Throws a `Failure` of wrong usage for a token that is none, and for
 * SEMESTR_TOKEN where `url` is another server than its own: whoever names an address must not get the token by it.
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
