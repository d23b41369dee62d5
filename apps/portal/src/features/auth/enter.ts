import { illiquidData } from '@semestr/api/profile';
import type { SignedIn } from '@semestr/api/signed-in';
import { client } from '../../client.ts';
import { allowedElsewhere } from '../../session/next.ts';
import { isAdmin, session } from '../../session/session.ts';
import { employeeAccount } from '../../shell/employee-account.ts';

/** How long a sign-in waits for what is asked beside it. */
const PATIENCE_MS = 5000;

/** Whether the university has faulty data of the person. What does not come now the profile asks for again. */
const isIlliquid = (): Promise<boolean> =>
  client.call(illiquidData, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (fault) => Boolean(fault),
    () => false,
  );

/**
 * What follows a sign-in, whichever way it was made: the session begins, or the browser goes where the provider sends it.
 * Answers false where that address is none of those that we trust.
 */
export async function enter({ redirectUrl, ...who }: SignedIn, rememberDevice: boolean): Promise<boolean> {
  // Status 280: the provider sends the browser elsewhere, and has opened no session.
  if (redirectUrl) {
    const address = allowedElsewhere(redirectUrl, window.location.origin, employeeAccount()?.origin ?? null);
    if (address !== null) window.location.assign(address);
    return address !== null;
  }
  const illiquid = !isAdmin(who) && (await isIlliquid());
  session.begin({ ...who, rememberDevice, illiquid });
  return true;
}
