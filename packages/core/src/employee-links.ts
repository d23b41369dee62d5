import { referenceFault } from './cv.ts';

/** Types of employees' links, in display order. */
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

/** Names on the page: in the provider's language, like all stored data of employees. */
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

/**
 * Returns why a text is not a valid address: unlike students, employees enter complete addresses, over http or https.
 */
export function employeeLinkFault(link: string): 'required' | 'format' | null {
  return referenceFault(link) ?? (/^https?:\/\//i.test(link.trim()) ? null : 'format');
}

export const MAX_NOTE = 2000;

/**
 * Returns why a text is not allowed on an employee's page: some clients render it as HTML, in which angle brackets are
 * markup.
 */
export const employeeNoteFault = (content: string): 'format' | null =>
  /[<>]/.test(content) ? 'format' : null;
