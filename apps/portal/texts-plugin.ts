import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The definition in a file with its texts in all languages. The build only splits files that match it. */
export const DEFINITION = /^export const (\w+) = defineTexts\('([^']+)', \{ (\w+(?:, \w+)*) \}\);$/m;

/**
 * Splits files with texts in all languages, so that a page only loads one language. `texts.ts` becomes a definition
 * that loads `texts.ts?ru` when Russian is first displayed; the bundler drops the other languages from that module.
 */
export function textsByLanguage(): Plugin {
  return {
    name: 'semestr:texts-by-language',
    transform: {
      filter: { id: /[\\/-]texts\.ts(?:\?(?:ru|en|be))?$/, code: DEFINITION },
      order: 'pre',
      handler(code, id) {
        const [file = '', language] = id.split('?');
        if (language) return `${code.replace(DEFINITION, '')}\nexport default ${language};\n`;
        return code.replace(DEFINITION, (_, name: string, title: string, languages: string) => {
          const sources = languages
            .split(', ')
            .map((one) => `${one}: () => import('./${basename(file)}?${one}')`);
          return `export const ${name} = defineTexts('${title}', { ${sources.join(', ')} });`;
        });
      },
    },
  };
}
