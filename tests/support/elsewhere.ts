import { type APIRequestContext, request } from '@playwright/test';
import type { Person, World } from './world.ts';

/** User agents of browsers and programs. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

/** Signs a user in on another device, as an API client. */
export async function signInElsewhere(
  { url }: World,
  { username, password }: Pick<Person, 'username' | 'password'>,
  { userAgent = FIREFOX, rememberDevice = false } = {},
): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: url, userAgent });
  const response = await api.post('/api/v1/auth/login', { data: { username, password, rememberDevice } });
  if (!response.ok()) throw new Error(`${username} was not let in elsewhere: ${response.status()}`);
  return api;
}

export const isSignedIn = async (api: APIRequestContext): Promise<boolean> =>
  (await api.get('/api/v1/personal-information')).ok();
