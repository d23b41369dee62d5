import {
  type AccessEvent,
  type EventGroup,
  eventGroups,
  events,
  EVENTS,
  type PersonKind,
} from '@semestr/api/access';
import { type IsoDate, localDate, localTime, yearOf } from '@semestr/core/dates';
import { dayMonth, weekdayName } from '@semestr/core/display';
import { Button } from '@semestr/ui/Button.tsx';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '../../clock.ts';
import { Fault } from '../../ui/Fault.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './person.module.css';
import { EventRow } from './EventRow.tsx';
import { groupEvents } from './event-groups.ts';
import { accessScreenTexts } from './texts/index.ts';

interface TimelineProps {
  params: { kind: PersonKind; id: string };
}

/** Events grouped by day, newest first. */
export function Timeline({ params }: TimelineProps) {
  const t = useTexts(accessScreenTexts);
  const call = useCall();
  const [group, setGroup] = useState<EventGroup | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['access', 'events', params, group],
    queryFn: ({ pageParam }) =>
      call(events, { params, query: { offset: String(pageParam), ...(group && { group }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * EVENTS : undefined),
    placeholderData: (previous) => previous,
  });
  const all = data?.pages.flatMap((page) => page.events);
  const days = all && [...Map.groupBy(all, ({ at }) => localDate(new Date(at)))];
  return (
    <Section
      className={styles.section}
      title={t('timeline.title')}
      note={
        <Choices label={t('timeline.filter')} className={styles.filter}>
          {([null, ...eventGroups] as const).map((one) => (
            <Choice key={one} isChosen={one === group} onClick={() => setGroup(one)}>
              {t(`timeline.${one ?? 'all'}`)}
            </Choice>
          ))}
        </Choices>
      }
    >
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {!error && days?.length === 0 && <p className={styles.none}>{t('timeline.empty')}</p>}
      {!error && days?.map(([day, own]) => <Day key={day} day={day} events={own} />)}
      {!error && hasNextPage && (
        <Button className={styles.more} isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('timeline.more')}
        </Button>
      )}
    </Section>
  );
}

function Day({ day, events: own }: { day: IsoDate; events: readonly AccessEvent[] }) {
  const t = useTexts(accessScreenTexts);
  const language = useLanguage();
  const isToday = day === today();
  return (
    <>
      <h3 className={styles.day}>
        {isToday && <span className={styles.trouble}>{t('timeline.today')}, </span>}
        {weekdayName(day, language)}, {dayMonth(day, language, yearOf(today()))}
      </h3>
      <ol className={styles.events}>
        {groupEvents(own).map(({ event, times }) => (
          <EventRow key={event.key} event={event} times={times} time={localTime(new Date(event.at))} />
        ))}
      </ol>
    </>
  );
}
