import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { minify, type Plugin, type UserConfig } from 'vite';
import { themeCss } from './src/theme-css.ts';

/** Build steps shared by both front ends. */

const COMPRESSED = /\.(?:js|css|svg|html)$/;

/**
 * Minifies the scripts that are copied unchanged, and writes a brotli-compressed copy of every text file with maximum
 * compression.
 */
export function brotli(): Plugin {
  return {
    name: 'semestr:brotli',
    apply: 'build',
    // Only written files are final: other plugins still change them while the bundle is generated.
    async writeBundle({ dir = '' }, bundle) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      // Files shared by both front ends are copied to the root unchanged, next to the build output.
      const copied = (await readdir(dir)).filter((name) => !(name in bundle));
      for (const fileName of copied.filter((name) => name.endsWith('.js'))) {
        const path = join(dir, fileName);
        await writeFile(path, (await minify(fileName, await readFile(path, 'utf8'))).code);
      }
      for (const fileName of [...Object.keys(bundle), ...copied].filter((name) => COMPRESSED.test(name))) {
        const path = join(dir, fileName);
        await writeFile(`${path}.br`, brotliCompressSync(await readFile(path), { params }));
      }
    },
  };
}

const THEME = '\0semestr-theme.css';

/** `@semestr/ui/theme.css`: the colours as a style sheet, generated from `tokens.ts`, where they are defined. */
export function themeStyles(): Plugin {
  return {
    name: 'semestr:theme-styles',
    enforce: 'pre',
    resolveId: (source) => (source === '@semestr/ui/theme.css' ? THEME : null),
    load: (id) => (id === THEME ? themeCss() : null),
  };
}

/** Preloads the two font files that every page needs before the style sheet is read. */
const NEEDED_FONT = /golos-(?:cyrillic|latin)[\w-]*\.woff2$/;

export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'semestr:preload-fonts',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => NEEDED_FONT.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + fileName },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Builds a front end for tests of screens, which start it repeatedly in one page. @param root the folder of its page
 */
export const mounted = (app: 'portal' | 'console', root: string): UserConfig => ({
  root,
  base: `/mounted/${app}/`,
  publicDir: false,
  build: { outDir: '../../dist-mounted', emptyOutDir: true, target: 'es2023', minify: false },
});
