import { Bug } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { bugReportTexts } from './texts.ts';

/** Messages from users to support. */
export const bugReports = defineCrud({
  name: 'bug-reports',
  section: 'service',
  area: 'support',
  icon: Bug,
  gender: 'neuter',
  texts: bugReportTexts,
  calls: async () => (await import('@semestr/api/support')).bugReports,
  represent: ({ subject }) => subject,
  kind: () => import('./kind.ts'),
  editing: 'read',
  pages: { show: () => import('./BugReportShow.tsx') },
});
