import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is busy with other things takes its time; nothing waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Node reads the product's TypeScript by itself, and faster.
  build: { external: ['**/apps/**', '**/packages/**'] },
  // Of a long log only the end may be kept: what failed, and why, stands there.
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['./tests/support/slow-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    // Tests of motion ask for it; all others would wait for steps that fade and lines that slide.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes an eighth of the time: `--trace retain-on-failure` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: {
      // As root Chromium does not start in its own sandbox; without a graphics card it would play one.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      ...(chromium && { executablePath: chromium }),
    },
  },
});
