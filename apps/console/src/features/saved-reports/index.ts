import { BookmarkCheck } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { savedReportTexts } from './texts/index.ts';

/** Saved custom reports: renamed and deleted here, opened and edited in the report builder. */
export const savedReports = defineCrud({
  name: 'saved-reports',
  section: 'service',
  area: 'reports',
  isOfAll: true,
  icon: BookmarkCheck,
  gender: 'masculine',
  texts: savedReportTexts,
  calls: async () => {
    const { savedReports: calls } = await import('@semestr/api/built-reports');
    return calls;
  },
  represent: ({ name }) => name,
  kind: () => import('./kind.tsx'),
  pages: {
    // Reports are created in the report builder.
    create: () => import('./ToBuilder.tsx'),
  },
});
