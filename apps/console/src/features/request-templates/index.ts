import { MessageSquareQuote } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Texts that the office offers for questions to students and for rejections. */
export const requestTemplates = defineCrud({
  name: 'request-templates',
  section: 'requests',
  area: 'choices',
  icon: MessageSquareQuote,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/request-templates'),
  calls: async () => (await import('@semestr/api/request-threads')).requestTemplates,
  represent: ({ text }) => text,
  kind: () => import('./kind.ts'),
});
