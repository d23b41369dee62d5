import { dottedMoment } from '@semestr/core/dates';
import { History } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { auditTexts } from './texts.ts';

/** What was done, by whom and as whom. */
export const audit = definePlain({
  name: 'audit',
  section: 'service',
  area: 'own-changes',
  icon: History,
  texts: auditTexts,
  calls: async () => (await import('@semestr/api/resources-records')).audit,
  represent: ({ at }) => dottedMoment(new Date(at)),
  kind: () => import('./kind.tsx'),
  deeds: 'read',
  pages: { show: () => import('./AuditShow.tsx') },
});
