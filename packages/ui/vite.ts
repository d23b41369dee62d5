import type { UserConfig } from 'vite';

/**
 * Builds a front end for tests of screens, which start it repeatedly in one page. @param root the folder of its page
 */
export const mounted = (app: 'portal' | 'console', root: string): UserConfig => ({
  root,
  base: `/mounted/${app}/`,
  publicDir: false,
  build: { outDir: '../../dist-mounted', emptyOutDir: true, target: 'es2023', minify: false },
});
