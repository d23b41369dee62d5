import type { Profile } from './config.ts';
import { exit, failure } from './failure.ts';
import { texts } from './texts.ts';

const DEFAULT_URL = 'http://localhost:3000';

/** Returns the server's address: from the option, the environment, the profile, or a server on this machine. */
export const addressOf = (
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  profile: Profile = {},
): string => option ?? (env['SEMESTR_URL'] || profile.url || DEFAULT_URL);

/** Returns the address without the trailing slash or the `/api/v1` that are often copied along with it. */
export function serverUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw failure(texts, (t) => t('usage.url', { text }), exit.usage);
  if (url.username !== '' || url.password !== '')
    throw failure(texts, (t) => t('usage.secretInUrl'), exit.usage);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}
