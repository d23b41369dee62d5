import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section } from '@semestr/ui/Section.tsx';
import { ListOrdered } from 'lucide-react';
import { usePerson } from '../../shell/person.ts';
import { usePart } from '../../ui/usePart.tsx';
import { AddChoice } from './AddChoice.tsx';
import { Decided } from './Decided.tsx';
import { useIsOpen } from './Deadline.tsx';
import { applicationsOf, choosable, offersOf, shownApplications } from './profiling.ts';
import { profilingTexts } from './texts.ts';
import { Waiting } from './Waiting.tsx';

/** What the student wants, most first, with a way to add to it, and what has become of it. */
export function Applications() {
  const t = useTexts(profilingTexts);
  const user = usePerson();
  const { data, failure } = usePart(applicationsOf(user));
  const { data: offers } = usePart(offersOf(user));
  const isOpen = useIsOpen();
  const list = data && shownApplications(data);
  const free = data && offers ? choosable(offers, data) : [];
  const isEnrolled = list?.decided.some(({ state }) => state === 'enrolled') ?? false;
  return (
    <Section
      title={t('mine')}
      note={list && list.waiting.length > 1 && isOpen && <Second>{t('orderHint')}</Second>}
    >
      {failure}
      {list?.waiting.length === 0 && !isEnrolled && (
        <Empty icon={ListOrdered} title={t('none')} hint={t(isOpen ? 'noneHint' : 'noneClosed')} />
      )}
      {list && list.waiting.length > 0 && (
        <Waiting waiting={list.waiting} offers={offers ?? []} free={free} isOpen={isOpen} />
      )}
      {list && isOpen && free.length > 0 && <AddChoice free={free} isFirst={list.waiting.length === 0} />}
      {list && list.decided.length > 0 && <Decided applications={list.decided} />}
    </Section>
  );
}
