import { expect, it } from 'vitest';
import {
  parseDocumentLanguage,
  documentLanguageName,
  documentLanguages,
  parseFunding,
  fundingName,
  fundings,
} from './student-details.ts';

it('student details: parses the console’s words for the funding and the language of documents, and synonyms', () => {
  for (const language of ['ru', 'en'] as const) {
    for (const funding of fundings) expect(parseFunding(fundingName(funding, language))).toBe(funding);
    for (const one of documentLanguages)
      expect(parseDocumentLanguage(documentLanguageName(one, language))).toBe(one);
  }
  expect(parseFunding('Внебюджетная основа')).toBe('paid');
  expect(parseFunding('за счёт средств бюджета')).toBe('budget');
  expect(parseFunding('даром')).toBeNull();
  expect(parseDocumentLanguage('BE')).toBe('be');
  expect(parseDocumentLanguage('латынь')).toBeNull();
});
