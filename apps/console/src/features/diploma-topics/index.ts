import { Lightbulb } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { diplomaTopicTexts } from './texts.ts';

/** Diploma topics offered by supervisors. */
export const diplomaTopics = defineCrud({
  name: 'diploma-topics',
  section: 'requests',
  area: 'choices',
  icon: Lightbulb,
  texts: diplomaTopicTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).diplomaTopics,
  represent: ({ topic }) => topic,
  kind: () => import('./kind.ts'),
});
