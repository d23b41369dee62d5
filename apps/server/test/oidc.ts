import type { Request } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/oidc';
import type { Settings } from '../src/domain/services.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { startTestServer, type TestServer } from './server.ts';

const PORTAL = 'https://portal.example';

export type Wish = Request<typeof calls.start>['body'];

/** An identity provider, and servers whose people sign in there. */
export async function startOidc() {
  const provider = await startIdentityProvider();
  provider.returnTo(`${PORTAL}/login/oidc`);

  /** Somebody new goes to the provider and comes back with an answer; null cancels there. */
  async function comeBack({ client }: TestServer, login: string | null, wish: Wish = {}) {
    const visitor = await client();
    const { redirectUrl } = await visitor.call(calls.start, { body: wish });
    const { searchParams } = await provider.visit(redirectUrl, login);
    return { visitor, answer: Object.fromEntries(searchParams) };
  }

  return {
    ...provider,
    startServer: (settings: Partial<Settings> = {}) =>
      startTestServer({ publicUrl: PORTAL, settings: { oidc: provider.settings, ...settings } }),
    comeBack,
    signIn: async (server: TestServer, login: string | null, wish: Wish = {}) => {
      const { visitor, answer } = await comeBack(server, login, wish);
      return { visitor, who: await visitor.call(calls.finish, { body: answer }) };
    },
  };
}

export type Oidc = Awaited<ReturnType<typeof startOidc>>;
