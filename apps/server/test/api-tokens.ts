import * as calls from '@semestr/api/api-tokens';
import type { ApiTokenScope } from '@semestr/core/api-tokens';
import { passwordOf, type TestServer, type Visitor, type Who } from './server.ts';

/** A token of one of the demo accounts, with a visitor that uses only the token. */
export interface MadeToken {
  id: number;
  token: string;
  visitor: Visitor;
}

export const visibleTo = (server: TestServer, token: string): Promise<Visitor> =>
  server.client(undefined, { authorization: `Bearer ${token}` });

/** Creates a token like its owner would: in a session, with the password. */
export async function makeToken(
  server: TestServer,
  who: Who,
  { scopes = ['read'], name = 'Сводка' }: { scopes?: ApiTokenScope[]; name?: string } = {},
): Promise<MadeToken> {
  const owner = await server.client(who);
  const body = { name, scopes, days: 30 as const, password: passwordOf(who) };
  const { id, token } = await owner.call(calls.create, { body });
  return { id, token, visitor: await visibleTo(server, token) };
}
