import { ApiError } from '@semestr/api/client';
import { illiquidData } from '@semestr/api/profile';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { hasSessionMark } from '@semestr/ui/session-mark';
import { client, plainClient } from '../../client/client.ts';
import { allowedElsewhere } from '../../session/next.ts';
import { isAdmin, session } from '../../session/session.ts';
import { employeeAccount } from '../../university/employee-account.ts';

/** How long a sign-in waits for additional data, in milliseconds. */
const PATIENCE_MS = 5000;

/** Whether the university's data about the user is invalid. When the response is late, the profile loads it again. */
const isIlliquid = (): Promise<boolean> =>
  client.call(illiquidData, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (fault) => Boolean(fault),
    () => false,
  );

/** Whether the browser kept the cookie of the new session. Only the own server sets a readable one next to it. */
const isCookieKept = async (): Promise<boolean> =>
  hasSessionMark() ||
  plainClient.call(refresh, {}).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.reason === 'session-ended'),
  );

/**
 * Result of a sign-in: the session has begun or the browser is redirected, the target of the redirect is not a trusted
 * address, or the browser refuses the cookie of the session.
 */
export type Entry = 'entered' | 'elsewhere' | 'noCookies';

/** Completes a sign-in, whichever method was used: starts the session, or follows the provider's redirect. */
export async function enter({ redirectUrl, ...who }: SignedIn, rememberDevice: boolean): Promise<Entry> {
  // Status 280: the provider redirects the browser, and has not started a session.
  if (redirectUrl) {
    const address = allowedElsewhere(redirectUrl, window.location.origin, employeeAccount()?.origin ?? null);
    if (address !== null) window.location.assign(address);
    return address === null ? 'elsewhere' : 'entered';
  }
  if (!(await isCookieKept())) return 'noCookies';
  const illiquid = !isAdmin(who) && (await isIlliquid());
  session.begin({ ...who, rememberDevice, illiquid });
  return 'entered';
}
