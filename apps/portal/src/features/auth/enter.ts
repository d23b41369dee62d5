import { illiquidData } from '@semestr/api/profile';
import type { SignedIn } from '@semestr/api/signed-in';
import { client } from '../../client/client.ts';
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

/**
 * Completes a sign-in, whichever method was used: starts the session, or follows the provider's redirect. Returns false
 * when its target is not a trusted address.
 */
export async function enter({ redirectUrl, ...who }: SignedIn, rememberDevice: boolean): Promise<boolean> {
  // Status 280: the provider redirects the browser, and has not started a session.
  if (redirectUrl) {
    const address = allowedElsewhere(redirectUrl, window.location.origin, employeeAccount()?.origin ?? null);
    if (address !== null) window.location.assign(address);
    return address !== null;
  }
  const illiquid = !isAdmin(who) && (await isIlliquid());
  session.begin({ ...who, rememberDevice, illiquid });
  return true;
}
