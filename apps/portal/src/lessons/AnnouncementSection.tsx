import type { Announcement } from '@semestr/api/announcements';
import { Section } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import { useNow } from '../ui/now.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

interface AnnouncementSectionProps {
  title: string;
  /** As `usePart` tells it. */
  part: { data: readonly Announcement[] | undefined; failure: ReactNode };
  /** Who announces or for whom, whichever the page does not say already. */
  naming: 'author' | 'groups';
  className?: string | undefined;
}

/** What is announced from today on, as a part of a page; nothing where there is nothing. */
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
