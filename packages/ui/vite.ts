import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { minify, type Plugin, type UserConfig } from 'vite';
import { themeCss } from './src/theme-css.ts';

/** What both front ends do at build time beside the ordinary. */

const COMPRESSED = /\.(?:js|css|svg|html)$/;

/** Minifies the scripts that are copied as they are, and writes every text file a second time, compressed as well as brotli can. */
export function brotli(): Plugin {
  return {
    name: 'semestr:brotli',
    apply: 'build',
    // Only what has been written is final: other plugins still change files while the bundle is generated.
    async writeBundle({ dir = '' }, bundle) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      // Beside what was built, what is the same for both front ends lies at the top, as it was written.
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

/** `@semestr/ui/theme.css`: the colours as a style sheet, made of `tokens.ts`, where alone they are stated. */
export function themeStyles(): Plugin {
  return {
    name: 'semestr:theme-styles',
    enforce: 'pre',
    resolveId: (source) => (source === '@semestr/ui/theme.css' ? THEME : null),
    load: (id) => (id === THEME ? themeCss() : null),
  };
}

/** The two files of the font that every page needs are asked for before the style sheet is read. */
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

/** Builds a front end for tests of screens, which start it again and again in one page. @param root the folder of its page */
export const mounted = (app: 'portal' | 'console', root: string): UserConfig => ({
  root,
  base: `/mounted/${app}/`,
  publicDir: false,
  build: { outDir: '../../dist-mounted', emptyOutDir: true, target: 'es2023', minify: false },
});
