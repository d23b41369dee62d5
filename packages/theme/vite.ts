import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** What both front ends do at build time beside the ordinary. */

const COMPRESSED = /\.(?:js|css|svg|html)$/;

/** Writes every text file a second time, compressed as well as brotli can; the server sends that one. */
export function brotli(): Plugin {
  return {
    name: 'semestr:brotli',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!COMPRESSED.test(fileName)) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        this.emitFile({
          type: 'asset',
          fileName: `${fileName}.br`,
          source: brotliCompressSync(source, { params }),
        });
      }
    },
  };
}

/** The two files of the font that every page needs are asked for before the style sheet is read. */
const NEEDED_FONT = /golos-text-(?:cyrillic|latin)-wght-normal.*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'semestr:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => NEEDED_FONT.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
