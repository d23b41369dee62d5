import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Node reads the product's TypeScript by itself, and faster.
  build: { external: ['**/apps/**', '**/packages/**'] },
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
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
});
