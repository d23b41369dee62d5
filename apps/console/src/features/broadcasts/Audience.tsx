import { courseName } from '@semestr/core/display';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Caption, TwoLines } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';
import { broadcastTexts } from './texts.ts';
import type { Broadcast } from './broadcast-draft.ts';

interface AudienceProps {
  broadcast: Pick<Broadcast, 'audience' | 'facultyIds' | 'courses' | 'groupIds'>;
  /** Whether to render the text without links. */
  isPlain?: boolean;
}

/** Audience of a broadcast, with the filters on the students among them. */
export function Audience({ broadcast, isPlain = false }: AudienceProps) {
  const t = useTexts(broadcastTexts);
  const language = useLanguage();
  const { audience, facultyIds, courses, groupIds } = broadcast;
  const link = (resource: string, id: number): ReactNode => (
    <ReferenceLink key={`${resource}/${id}`} resource={resource} id={id} isPlain={isPlain} />
  );
  const parts = [
    ...facultyIds.map((id) => link('faculties', id)),
    ...courses.map((course) => <Caption key={course}>{courseName(course, language)}</Caption>),
    ...groupIds.map((id) => link('groups', id)),
  ];
  const narrowed = parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
  return <TwoLines first={t(`choices.audience.${audience}`)} second={narrowed.length > 0 && narrowed} />;
}
