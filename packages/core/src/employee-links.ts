import { referenceFault } from './cv.ts';

/** Where an employee's links may lead, in the order in which they are offered. */
export const employeeLinkTypes = [
  'page',
  'chair',
  'orcid',
  'google-scholar',
  'scopus',
  'research-gate',
  'e-library',
  'other',
] as const;
export type EmployeeLinkType = (typeof employeeLinkTypes)[number];

/** What a page calls them: in the provider's language, as all that is stored of employees. */
export const employeeLinkNames: Readonly<Record<EmployeeLinkType, string>> = {
  page: 'Личная страница',
  chair: 'Страница кафедры',
  orcid: 'ORCID',
  'google-scholar': 'Google Scholar',
  scopus: 'Scopus',
  'research-gate': 'ResearchGate',
  'e-library': 'eLIBRARY.RU',
  other: 'Другая ссылка',
};

/** Why a text is no address of another site: unlike a student, an employee gives whole ones, over http or https. */
export function employeeLinkFault(link: string): 'required' | 'format' | null {
  return referenceFault(link) ?? (/^https?:\/\//i.test(link.trim()) ? null : 'format');
}

export const MAX_NOTE = 2000;

/**
 * Why a text cannot stand on an employee's page: some clients show it as HTML, in which angle brackets are marks of their
 * own.
 */
export const employeeNoteFault = (content: string): 'format' | null =>
  /[<>]/.test(content) ? 'format' : null;
