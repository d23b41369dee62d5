import { BookmarkCheck } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { savedReportTexts } from './texts.ts';

/** Reports that somebody has built: named and removed here, opened and changed where they are built. */
export const savedReports = definePlain({
  name: 'saved-reports',
  section: 'service',
  area: 'reports',
  icon: BookmarkCheck,
  texts: savedReportTexts,
  calls: async () => {
    const { savedReports: calls } = await import('@semestr/api/built-reports');
    return calls;
  },
  represent: ({ name }) => name,
  kind: () => import('./kind.tsx'),
  pages: {
    // One is made where it is built.
    create: () => import('./ToBuilder.tsx'),
  },
});
