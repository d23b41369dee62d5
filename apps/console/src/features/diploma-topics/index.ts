import { Lightbulb } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { diplomaTopicTexts } from './texts.ts';

/** Topics of diplomas that supervisors offer. */
export const diplomaTopics = definePlain({
  name: 'diploma-topics',
  section: 'requests',
  area: 'choices',
  icon: Lightbulb,
  texts: diplomaTopicTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).diplomaTopics,
  represent: ({ topic }) => topic,
  kind: () => import('./kind.ts'),
});
