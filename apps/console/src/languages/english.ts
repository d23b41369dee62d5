import type { ConsoleTexts } from '../i18n/folder-texts.ts';

/** All English texts of the console in one file, so that another folder adds no request. */
export default import.meta.glob('../{features,i18n,layout,ui}/**/texts/en.ts', {
  eager: true,
  import: 'default',
}) satisfies ConsoleTexts;
