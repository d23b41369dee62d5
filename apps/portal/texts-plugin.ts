import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The definition in a file that contains its texts in all languages; a file with another one would not be split. */
export const DEFINITION = /^export const (\w+) = defineTexts\('([^']+)', \{ (\w+(?:, \w+)*) \}\);$/m;

/**
 * Splits the files that contain texts in all languages: a page loads those of one. `texts.ts` becomes a definition that
 * loads `texts.ts?ru` when Russian is first displayed, and the bundler keeps nothing but the Russian texts of that module.
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
