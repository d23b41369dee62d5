import { FileSpreadsheet } from 'lucide-react';
import type { Screen } from '../../define-resource.ts';
import { tableImportTexts } from './texts.ts';

/** Records from workbooks and CSV files: sent, tried, stored, taken back. */
export const tableImports: Screen = {
  name: 'table-imports',
  section: 'service',
  right: 'write',
  area: 'administration',
  icon: FileSpreadsheet,
  texts: tableImportTexts,
  page: () => import('./TableImportsPage.tsx'),
};
