import { ApiError } from '@semestr/api/client';
import { illiquidData } from '@semestr/api/profile';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { hasSessionMark } from '@semestr/ui/session-mark';
import { client, plainClient } from '../../client/client.ts';
import { trustedRedirect } from '../../session/next.ts';
import { isAdmin, session } from '../../session/session.ts';
import { employeeAccount } from '../../university/employee-account.ts';

/** Maximum time that a sign-in waits for additional data, in milliseconds. */
const ILLIQUID_TIMEOUT_MS = 5000;

/** Whether the university's data about the user is invalid. If the response is late, the profile loads it again. */
const isIlliquid = (): Promise<boolean> =>
  client.call(illiquidData, {}, { signal: AbortSignal.timeout(ILLIQUID_TIMEOUT_MS) }).then(
    (fault) => Boolean(fault),
    () => false,
  );

/** Whether the browser kept the session cookie. Only our own server sets a readable cookie next to it. */
const isCookieKept = async (): Promise<boolean> =>
  hasSessionMark() ||
  plainClient.call(refresh, {}).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.reason === 'session-ended'),
  );

/**
 * Result of a sign-in: the session has started or the browser is being redirected; the redirect target is not trusted;
 * or the browser refused the session cookie.
 */
export type SignInResult = 'entered' | 'elsewhere' | 'noCookies';

/** Completes a sign-in by any method: starts the session, or follows the provider's redirect. */
export async function completeSignIn(
  { redirectUrl, ...who }: SignedIn,
  rememberDevice: boolean,
): Promise<SignInResult> {
  // Status 280: the provider redirects the browser, and has not started a session.
  if (redirectUrl) {
    const address = trustedRedirect(redirectUrl, window.location.origin, employeeAccount()?.origin ?? null);
    if (address !== null) window.location.assign(address);
    return address === null ? 'elsewhere' : 'entered';
  }
  if (!(await isCookieKept())) return 'noCookies';
  const illiquid = !isAdmin(who) && (await isIlliquid());
  session.begin({ ...who, rememberDevice, illiquid });
  return 'entered';
}
