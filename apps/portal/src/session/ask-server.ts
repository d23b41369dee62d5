import { ApiError, type Client } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import { forgetSessionMark, hasSessionMark } from '@semestr/ui/session-mark';
import { session } from './session.ts';

export async function askServer(client: Client): Promise<void> {
  const userBefore = session.user();
  try {
    const who = await client.call(refresh, {});
    if (session.user() === userBefore) session.renew(who, hasSessionMark('remembered'));
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error)) throw error;
    // Ignores the reply if the user has signed out or changed in the meantime.
    if (session.user() !== userBefore) return;
    if (userBefore) session.end('expired');
    else forgetSessionMark();
  }
}

/**
 * A provider without this call responds with 404. Then the original 403 ends the session (specification, section 7).
 */
const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 429;
