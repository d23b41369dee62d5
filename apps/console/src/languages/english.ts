import type { ConsoleTexts } from '../i18n/folder-texts.ts';

/** All English texts of the console in one file, so that another folder adds no request. */
export default {
  ...import.meta.glob('../{features,i18n,layout,ui}/**/texts/en.ts', { eager: true, import: 'default' }),
  // The query makes a module of its own of each file with both languages, so that the other one is left out.
  ...import.meta.glob('../{features,layout,ui}/**/texts.ts', { eager: true, import: 'en', query: '?en' }),
} satisfies ConsoleTexts;
