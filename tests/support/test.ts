import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { NOW } from './now.ts';

export { expect };

/** The demo accounts by what they are for. */
export const accounts = {
  student: { username: '42850001', password: 'Student-2026!' },
  head: { username: '42850002', password: 'Headman-2026!' },
  freshman: { username: '42850003', password: 'Freshman-2026!' },
  teacher: { username: 'teacher', password: 'Teacher-2026!' },
  admin: { username: 'admin', password: 'Admin-2026!' },
} as const;

interface Fixtures {
  /** The address of the server under test. */
  server: string;
  /** Signs in through the API and as the login page would remember it, then opens `path`. */
  signIn: (who: keyof typeof accounts, path?: string) => Promise<void>;
  /** What the person chose before: theme and language. */
  choose: (choice: { theme?: 'light' | 'dark'; language?: 'ru' | 'en' }) => Promise<void>;
  /** No accessibility fault on the page as it is now. */
  expectAccessible: () => Promise<void>;
}

/** A page whose clock stands at NOW and which must not complain in its console. */
export const test = base.extend<Fixtures>({
  server: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('The configuration names no baseURL');
    await use(baseURL);
  },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // A refusal that the page shows to the person is no fault of the page.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
    });
    await page.clock.install({ time: NOW });
    await use(page);
    expect(complaints).toEqual([]);
  },
  signIn: async ({ page }, use) => {
    await use(async (who, path = '/') => {
      await page.goto('/login');
      await page.getByLabel('Логин').fill(accounts[who].username);
      await page.getByLabel('Пароль', { exact: true }).fill(accounts[who].password);
      await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
      await page.waitForURL((url) => url.pathname !== '/login');
      await page.goto(path);
    });
  },
  choose: async ({ page }, use) => {
    await use(async ({ theme, language }) => {
      await page.addInitScript(
        ([mode, chosen]) => {
          if (mode) localStorage.setItem('mui-mode', mode);
          if (chosen) localStorage.setItem('language', JSON.stringify(chosen));
        },
        [theme, language] as const,
      );
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // Menus and dialogs stand outside the landmarks: they are modal.
      const { violations } = await new AxeBuilder({ page }).disableRules('region').analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
    });
  },
});
