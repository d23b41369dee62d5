import type { Cv } from '@semestr/api/cv';
import { readReference } from '@semestr/core/cv';
import { courseName, fullName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Part } from '../../documents/parts.ts';
import { pdf } from '../../documents/pdf.ts';
import { cvTexts } from './texts.ts';

/**
 * Creates the PDF of a CV.
 *
 * @param cv as visible to others: the file contains nothing else
 * @param picture the photo, if others can see it
 */
export function cvPdf(
  cv: Cv,
  { picture, language, now }: { picture: Uint8Array | null; language: Language; now: Date },
): Promise<Uint8Array> {
  const t = translator(cvTexts, language);
  const studies = [
    cv.course > 0 && courseName(cv.course, language),
    cv.faculty,
    cv.speciality,
    t('group', { group: cv.studentGroup }),
  ];
  const lines = [
    studies.filter(Boolean).join(' · '),
    cv.searchJob && t('job'),
    cv.rating > 0 && t('rating', { rating: cv.rating }),
  ];
  const references = cv.references.map((one) => [one.name, one.reference, readReference(one).href] as const);
  const parts: readonly (Part | null | '')[] = [
    cv.summary && { heading: t('summary') },
    cv.summary && { text: cv.summary },
    cv.skills.length > 0 ? { heading: t('skills') } : null,
    cv.skills.length > 0 ? { text: cv.skills.map(({ name }) => name).join(' · ') } : null,
    references.length > 0 ? { heading: t('references') } : null,
    references.length > 0 ? { lines: references } : null,
  ];
  return pdf({
    title: fullName(cv),
    now,
    language,
    person: { lines: lines.filter((line) => line !== false), picture },
    parts: parts.filter((part) => part !== null && part !== ''),
  });
}
