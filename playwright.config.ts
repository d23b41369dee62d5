import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous for busy machines; no test waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Node runs the product's TypeScript natively, which is faster.
  build: { external: ['**/apps/**', '**/packages/**'] },
  // Of a long log only the end may be kept: it lists what failed, and why.
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./tests/support/browser-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    // Tests of motion enable it; all others would wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces of every test takes an eighth of the time: `--trace retain-on-failure` enables them.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Chromium cannot start its own sandbox as root; without a graphics card it would emulate one.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      ...(chromium && { executablePath: chromium }),
    },
  },
});
