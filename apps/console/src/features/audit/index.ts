import { dottedMoment } from '@semestr/core/dates';
import { History } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { auditTexts } from './texts.ts';

/** Performed actions, with the user and the role. */
export const audit = defineCrud({
  name: 'audit',
  section: 'service',
  area: 'own-changes',
  icon: History,
  gender: 'feminine',
  texts: auditTexts,
  calls: async () => (await import('@semestr/api/audit')).audit,
  represent: ({ at }) => dottedMoment(new Date(at)),
  kind: () => import('./kind.tsx'),
  editing: 'read',
  pages: { show: () => import('./AuditShow.tsx') },
});
