import { FileSpreadsheet } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { tableImportTexts } from './texts/index.ts';

/** Imports of records from workbooks and CSV files: uploaded, checked, imported, undone. */
export const tableImports: Screen = {
  name: 'table-imports',
  section: 'service',
  right: 'write',
  area: 'administration',
  icon: FileSpreadsheet,
  texts: tableImportTexts,
  page: () => import('./TableImportsPage.tsx'),
};
