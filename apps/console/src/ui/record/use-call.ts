import type { CallOptions } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { useLogoutIfAccessDenied } from 'react-admin';
import { client } from '../../client.ts';
import { refused } from '../../session.ts';

/** Makes calls that are not those of a resource; where the session is over, it leads to the sign-in page as they do. */
export function useCall() {
  const leaveIfOver = useLogoutIfAccessDenied();
  return async <E extends Endpoint>(
    call: E,
    request: Request<E>,
    options?: CallOptions,
  ): Promise<Reply<E>> => {
    try {
      return await client.call(call, request, options);
    } catch (error) {
      const refusal = await refused(error);
      await leaveIfOver(refusal);
      throw refusal;
    }
  };
}
