import type { CallOptions } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { useLogoutIfAccessDenied } from 'react-admin';
import { client } from '../../client.ts';
import { callInSession } from '../../session/session.ts';

/**
 * Returns a function that performs calls outside resources. As with resources, users who have lost their role are
 * redirected to the sign-in page.
 */
export function useCall() {
  const leaveIfOver = useLogoutIfAccessDenied();
  return async <E extends Endpoint>(
    call: E,
    request: Request<E>,
    options?: CallOptions,
  ): Promise<Reply<E>> => {
    try {
      return await callInSession(() => client.call(call, request, options));
    } catch (refusal) {
      await leaveIfOver(refusal);
      throw refusal;
    }
  };
}
