import type { Language } from '@semestr/core/languages';
import { loadTexts, translator } from '@semestr/core/texts';
import { BugReport } from './BugReport.tsx';
import { pictureOrNull } from './picture/take.ts';
import { bugReportTexts } from './texts.ts';

/** What is needed before a report can be written: its words, and the page as it is now. */
export async function prepare(language: Language) {
  await loadTexts(language, [bugReportTexts]);
  const picture = await pictureOrNull(translator(bugReportTexts, language)('hidden'));
  return { BugReport, picture };
}
