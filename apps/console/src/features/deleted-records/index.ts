import { ArchiveRestore } from 'lucide-react';
import type { Screen } from '../../records/define-resource.ts';
import { deletedRecordTexts } from './texts.ts';

/** Deleted records, which can be restored. */
export const deletedRecords: Screen = {
  name: 'deleted-records',
  section: 'service',
  right: 'write',
  area: 'own-changes',
  icon: ArchiveRestore,
  texts: deletedRecordTexts,
  page: () => import('./DeletedRecordsPage.tsx'),
};
