import type { Specialization } from '@semestr/api/profiling';
import { moveItem } from '@semestr/core/profiling';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { requestList } from '../../ui/requests/RequestItem.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { ratingOf, type ApplicationView, toRatingView } from './profiling.ts';
import { profilingTexts } from './texts.ts';
import { useOrder } from './use-order.ts';
import { PendingChoice } from './PendingChoice.tsx';

interface PendingChoicesProps {
  waiting: readonly ApplicationView[];
  offers: readonly Specialization[];
  /** Specialisations that can replace an application. */
  free: readonly Specialization[];
  isOpen: boolean;
}

/** Pending applications, highest priority first, with buttons that reorder them. */
export function PendingChoices({ waiting, offers, free, isOpen }: PendingChoicesProps) {
  const t = useTexts(profilingTexts);
  const { applications, put, act } = useOrder(waiting);
  const [announcement, setAnnouncement] = useState('');
  const user = usePerson();
  const { data: rating } = useSectionQuery(ratingOf(user));
  const position = toRatingView(rating ?? [], user).find(({ isOwn }) => isOwn)?.position;

  function move(at: number, step: 1 | -1): void {
    const application = applications[at];
    if (!application || applications[at + step] === undefined) return;
    setAnnouncement(
      t('movedTo', { name: application.specialityName, place: at + step + 1, count: applications.length }),
    );
    void put(moveItem(applications, at, step).map(({ id }) => id));
  }

  return (
    <>
      <MutationError act={act} />
      <ol className={requestList}>
        {applications.map((application, at) => (
          <PendingChoice
            key={application.id}
            application={application}
            offer={offers.find(({ id }) => id === application.specialityId)}
            free={free}
            rank={at + 1}
            count={applications.length}
            position={position}
            isOpen={isOpen}
            onMove={(step) => move(at, step)}
          />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
