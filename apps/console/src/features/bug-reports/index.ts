import { LifeBuoy } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { bugReportTexts } from './texts.ts';

/** Reports from users to support, as tickets. */
export const bugReports = defineCrud({
  name: 'bug-reports',
  section: 'service',
  area: 'support',
  icon: LifeBuoy,
  gender: 'neuter',
  texts: bugReportTexts,
  calls: async () => (await import('@semestr/api/support-tickets')).bugReports,
  represent: ({ subject }) => subject,
  kind: () => import('./kind.ts'),
  editing: 'read',
  pages: {
    list: () => import('./BugReportList.tsx'),
    show: () => import('./BugReportShow.tsx'),
  },
});
