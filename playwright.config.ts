import { defineConfig, devices } from '@playwright/test';

/** One fixed address for the whole run; the server behind it is made for the run and lives in memory. */
const port = Number(process.env['E2E_PORT'] ?? 3987);
const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    trace: 'retain-on-failure',
    launchOptions: {
      // As root Chromium does not start in its own sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(chromium && { executablePath: chromium }),
    },
  },
  webServer: {
    command: `node tests/support/server.ts ${port}`,
    port,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
  },
});
