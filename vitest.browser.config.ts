import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'];

/** Tests the components of screens, in all their states, in a real browser. */
export default defineConfig({
  // A single React for all packages.
  resolve: { dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  test: {
    name: 'kit',
    include: ['{packages/ui,apps/portal}/src/**/*.test.tsx'],
    setupFiles: ['packages/ui/test/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 720, height: 600 },
      provider: playwright({
        launchOptions: {
          // Chromium cannot start its own sandbox as root.
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
          ...(executablePath && { executablePath }),
        },
        contextOptions: { locale: 'ru-RU', timezoneId: 'Europe/Minsk', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
