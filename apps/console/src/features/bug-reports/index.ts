import { Bug } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { bugReportTexts } from './texts.ts';

/** What people told the support. */
export const bugReports = definePlain({
  name: 'bug-reports',
  section: 'service',
  area: 'support',
  icon: Bug,
  texts: bugReportTexts,
  calls: async () => (await import('@semestr/api/resources-records')).bugReports,
  represent: ({ subject }) => subject,
  kind: () => import('./kind.ts'),
  deeds: 'read',
  pages: { show: () => import('./BugReportShow.tsx') },
});
