import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { ListOrdered } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { AddChoice } from './AddChoice.tsx';
import { Decided } from './Decided.tsx';
import { useIsOpen } from './Deadline.tsx';
import { applicationsOf, selectableSpecialisations, offersOf, toApplicationViews } from './profiling.ts';
import { profilingTexts } from './texts.ts';
import { PendingChoices } from './PendingChoices.tsx';

/** The student's applications by priority, with a form to add one, and the decided ones. */
export function Applications() {
  const t = useTexts(profilingTexts);
  const user = usePerson();
  const { data, failure } = useSectionQuery(applicationsOf(user));
  const { data: offers } = useSectionQuery(offersOf(user));
  const isOpen = useIsOpen();
  const list = data && toApplicationViews(data);
  const free = data && offers ? selectableSpecialisations(offers, data) : [];
  const isEnrolled = list?.decided.some(({ state }) => state === 'enrolled') ?? false;
  return (
    <Section
      title={t('mine')}
      note={list && list.waiting.length > 1 && isOpen && <Caption>{t('orderHint')}</Caption>}
    >
      {failure}
      {list?.waiting.length === 0 && !isEnrolled && (
        <Empty icon={ListOrdered} title={t('none')} hint={t(isOpen ? 'noneHint' : 'noneClosed')} />
      )}
      {list && list.waiting.length > 0 && (
        <PendingChoices waiting={list.waiting} offers={offers ?? []} free={free} isOpen={isOpen} />
      )}
      {list && isOpen && free.length > 0 && <AddChoice free={free} isFirst={list.waiting.length === 0} />}
      {list && list.decided.length > 0 && <Decided applications={list.decided} />}
    </Section>
  );
}
