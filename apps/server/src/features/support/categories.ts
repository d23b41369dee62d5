import type { BugReportCategory } from '@semestr/api/support';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { supportTexts, type SupportWords } from './texts.ts';

type Part = readonly [id: number, key: string, name: keyof SupportWords['subcategories']];

interface Category {
  id: number;
  /** Identifies the topic of a report for the offices; the same in every language. */
  key: string;
  name: keyof SupportWords['categories'];
  parts?: readonly Part[];
}

const categories: readonly Category[] = [
  { id: 1, key: 'СТУДЕНТЫ', name: 'students' },
  { id: 2, key: 'ИИС', name: 'portal' },
  { id: 3, key: 'Network-Account', name: 'networkAccount' },
  {
    id: 4,
    key: 'SMB',
    name: 'documents',
    parts: [
      [2, 'Install', 'install'],
      [1, 'Account', 'account'],
      [3, 'Other', 'other'],
    ],
  },
  {
    id: 5,
    key: 'PC-Software',
    name: 'computers',
    parts: [
      [4, 'Repair', 'repair'],
      [7, 'InstallSoft', 'programs'],
      [8, 'KEY', 'key'],
      [5, 'NewUser', 'newcomer'],
      [9, 'Antivirus', 'antivirus'],
      [6, 'OS-Other', 'system'],
    ],
  },
  { id: 6, key: 'ID-Card', name: 'accessCard' },
  {
    id: 7,
    key: 'Network',
    name: 'network',
    parts: [
      [13, 'Offline', 'offline'],
      [15, 'Connection', 'connection'],
      [16, 'Other', 'other'],
    ],
  },
  {
    id: 8,
    key: 'Print',
    name: 'printing',
    parts: [
      [17, 'Repair', 'printerRepair'],
      [18, 'Connect', 'printerConnection'],
      [19, 'Other', 'other'],
    ],
  },
  { id: 9, key: 'ActEquip', name: 'writeOff' },
  { id: 10, key: 'LMS', name: 'distance' },
  { id: 11, key: 'Other', name: 'other' },
  { id: 12, key: 'UMU', name: 'methods' },
];

/** Lists the categories of a report, in the reader's language. */
export function categoriesIn(language: Language): BugReportCategory[] {
  const t = translator(supportTexts, language);
  return categories.map(({ id, key, name, parts = [] }) => ({
    id,
    categoryName: t(`categories.${name}`),
    categoryKey: `[${key}]`,
    bugReportSubcategoriesDto: parts.map(([subId, subcategoryKey, subcategory]) => ({
      id: subId,
      subcategoryName: t(`subcategories.${subcategory}`),
      subcategoryKey,
    })),
  }));
}
