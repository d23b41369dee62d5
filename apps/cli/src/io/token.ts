import { isApiToken } from '@semestr/core/api-tokens';
import { serverUrl } from '../http/url.ts';
import type { Profile } from './config.ts';
import { exit, failure } from './failure.ts';
import type { Io } from './io.ts';
import { texts } from './texts.ts';

/**
 * The API token that is shown in place of a session: SEMESTR_TOKEN, else that of the profile, which goes to the profile's
 * own server alone; null where there is none.
 */
export function tokenOf(env: Io['env'], profile: Profile, url: string): string | null {
  const isOfProfile = profile.url !== undefined && serverUrl(profile.url) === url;
  const token = env['SEMESTR_TOKEN'] || (isOfProfile ? profile.token : undefined);
  if (!token) return null;
  if (!isApiToken(token)) throw failure(texts, (t) => t('token.wrong'), exit.usage);
  return token;
}
