import { courseName } from '@semestr/core/display';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Second, TwoLines } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';
import { broadcastTexts } from './texts.ts';
import type { Broadcast } from './written.ts';

interface WhomProps {
  broadcast: Pick<Broadcast, 'audience' | 'facultyIds' | 'courses' | 'groupIds'>;
  /** Nothing in it leads elsewhere. */
  isPlain?: boolean;
}

/** Whom a broadcast is for, and by what the students among them are narrowed down. */
export function Whom({ broadcast, isPlain = false }: WhomProps) {
  const t = useTexts(broadcastTexts);
  const language = useLanguage();
  const { audience, facultyIds, courses, groupIds } = broadcast;
  const link = (resource: string, id: number): ReactNode => (
    <ReferenceLink key={`${resource}/${id}`} resource={resource} id={id} isPlain={isPlain} />
  );
  const parts = [
    ...facultyIds.map((id) => link('faculties', id)),
    ...courses.map((course) => <Second key={course}>{courseName(course, language)}</Second>),
    ...groupIds.map((id) => link('groups', id)),
  ];
  const narrowed = parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
  return <TwoLines first={t(`choices.audience.${audience}`)} second={narrowed.length > 0 && narrowed} />;
}
