import type { Request } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/oidc';
import type { Settings } from '../src/domain/settings.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { startTestServer, type TestServer } from './server.ts';

const PORTAL = 'https://portal.example';

export type SignInOptions = Request<typeof calls.start>['body'];

/** Starts an identity provider, and servers whose users sign in there. */
export async function startOidc() {
  const provider = await startIdentityProvider();
  provider.returnTo(`${PORTAL}/login/oidc`);

  /** Sends a new visitor to the provider and returns with its response; null cancels there. */
  async function comeBack({ client }: TestServer, login: string | null, options: SignInOptions = {}) {
    const visitor = await client();
    const { redirectUrl } = await visitor.call(calls.start, { body: options });
    const { searchParams } = await provider.visit(redirectUrl, login);
    return { visitor, answer: Object.fromEntries(searchParams) };
  }

  return {
    ...provider,
    startServer: (settings: Partial<Settings> = {}) =>
      startTestServer({ publicUrl: PORTAL, settings: { oidc: provider.settings, ...settings } }),
    comeBack,
    signIn: async (server: TestServer, login: string | null, options: SignInOptions = {}) => {
      const { visitor, answer } = await comeBack(server, login, options);
      return { visitor, who: await visitor.call(calls.finish, { body: answer }) };
    },
  };
}

export type Oidc = Awaited<ReturnType<typeof startOidc>>;
