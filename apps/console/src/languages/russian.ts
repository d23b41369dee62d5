import type { ConsoleTexts } from '../i18n/folder-texts.ts';

/** All Russian texts of the console in one file, so that another folder adds no request. */
export default import.meta.glob('../{features,i18n,layout,ui}/**/texts/ru.ts', {
  eager: true,
  import: 'default',
}) satisfies ConsoleTexts;
