import type { ConsoleTexts } from '../i18n/folder-texts.ts';

/** All Russian texts of the console in one file, so that another folder adds no request. */
export default {
  ...import.meta.glob('../{features,i18n,layout,ui}/**/texts/ru.ts', { eager: true, import: 'default' }),
  // The query makes a module of its own of each file with both languages, so that the other one is left out.
  ...import.meta.glob('../{features,layout,ui}/**/texts.ts', { eager: true, import: 'ru', query: '?ru' }),
} satisfies ConsoleTexts;
