import type { Announcement } from '@semestr/api/announcements';
import { Section } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import { useNow } from '../hydration/now.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

interface AnnouncementSectionProps {
  title: string;
  /** Result of `useSectionQuery`. */
  part: { data: readonly Announcement[] | undefined; failure: ReactNode };
  /** Whether to name the author or the groups, depending on the page. */
  naming: 'author' | 'groups';
  className?: string | undefined;
}

/** Section of upcoming announcements; renders nothing when there are none. */
export function AnnouncementSection({ title, part, naming, className }: AnnouncementSectionProps) {
  const { today } = useNow();
  const { data = [], failure } = part;
  if (data.length === 0 && !failure) return null;
  return (
    <Section title={title} className={className}>
      {failure}
      <AnnouncementList announcements={data} today={today} naming={naming} />
    </Section>
  );
}
