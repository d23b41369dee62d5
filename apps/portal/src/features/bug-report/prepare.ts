import type { Language } from '@semestr/core/languages';
import { loadTexts, translator } from '@semestr/core/texts';
import { BugReport } from './BugReport.tsx';
import { pictureOrNull } from './picture/take.ts';
import { bugReportTexts } from './texts.ts';

/** Loads the texts of a report and captures the current page. */
export async function prepare(language: Language) {
  await loadTexts(language, [bugReportTexts]);
  const picture = await pictureOrNull(translator(bugReportTexts, language)('hidden'));
  return { BugReport, picture };
}
