import type { Specialization } from '@semestr/api/profiling';
import { moved } from '@semestr/core/profiling';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { usePerson } from '../../shell/person.ts';
import { ActFailure } from '../../ui/ActFailure.tsx';
import { requestList } from '../../ui/RequestItem.tsx';
import { usePart } from '../../ui/usePart.tsx';
import { ratingOf, type ShownApplication, shownRating } from './profiling.ts';
import { profilingTexts } from './texts.ts';
import { useOrder } from './use-order.ts';
import { WaitingItem } from './WaitingItem.tsx';

interface WaitingProps {
  waiting: readonly ShownApplication[];
  offers: readonly Specialization[];
  /** What may be chosen instead of one of them. */
  free: readonly Specialization[];
  isOpen: boolean;
}

/** The applications that wait, what is wanted most first; buttons move one up or down. */
export function Waiting({ waiting, offers, free, isOpen }: WaitingProps) {
  const t = useTexts(profilingTexts);
  const { shown, put, act } = useOrder(waiting);
  const [told, setTold] = useState('');
  const user = usePerson();
  const { data: rating } = usePart(ratingOf(user));
  const position = shownRating(rating ?? [], user).find(({ isOwn }) => isOwn)?.position;

  function move(at: number, step: 1 | -1): void {
    const application = shown[at];
    if (!application || shown[at + step] === undefined) return;
    setTold(t('movedTo', { name: application.specialityName, place: at + step + 1, count: shown.length }));
    void put(moved(shown, at, step).map(({ id }) => id));
  }

  return (
    <>
      <ActFailure act={act} />
      <ol className={requestList}>
        {shown.map((application, at) => (
          <WaitingItem
            key={application.id}
            application={application}
            offer={offers.find(({ id }) => id === application.specialityId)}
            free={free}
            rank={at + 1}
            count={shown.length}
            position={position}
            isOpen={isOpen}
            onMove={(step) => move(at, step)}
          />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  );
}
