import type { Page } from '@playwright/test';
import { type IdentityProvider, startIdentityProvider } from '../../apps/server/test/identity-provider.ts';
import { type Server, startServer } from './server.ts';
import { story } from './test.ts';

/** Browser tests with a real OpenID provider as the university's identity provider. */
export const withIdentityProvider = (name: string | null = null) =>
  story.extend<object, { provider: IdentityProvider; running: Server }>({
    provider: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
      async ({}, use) => {
        const provider = await startIdentityProvider();
        await use(provider);
        await provider.close();
      },
      { scope: 'worker' },
    ],
    running: [
      async ({ provider }, use) => {
        const server = await startServer({ oidc: { ...provider.settings, name } });
        provider.returnTo(`${server.url}/login/oidc`);
        await use(server);
        await server.close();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });

/** Signs in on the page of the provider. */
export async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}
