import type { ConsoleTexts } from '../i18n/folder-texts.ts';

/** All English texts of the console in one file, so that they are loaded with one request. */
export default {
  ...import.meta.glob('../{features,i18n,layout,ui}/**/texts/en.ts', { eager: true, import: 'default' }),
  // The query creates a separate module for each language of a file, so that the other language is left out.
  ...import.meta.glob('../{features,layout,ui}/**/texts.ts', { eager: true, import: 'en', query: '?en' }),
} satisfies ConsoleTexts;
