import { cancel, excel, type Specialization } from '@semestr/api/profiling';
import { Button, IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { Download } from '../../ui/Download.tsx';
import { Next, RequestItem } from '../../ui/requests/RequestItem.tsx';
import { RequestStatus } from '../../ui/requests/RequestState.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { applicationsOf, chanceOf, offersOf, type ApplicationView } from './profiling.ts';
import styles from './profiling.module.css';
import { profilingTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

interface WaitingItemProps {
  application: ApplicationView;
  /** The specialisation; undefined while loading. */
  offer: Specialization | undefined;
  free: readonly Specialization[];
  /** Priority, from 1. */
  rank: number;
  count: number;
  /** The student's position in the rating. */
  position: number | undefined;
  isOpen: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Number of places, and whether the student would get a place. */
function Places({ offer, position }: Pick<WaitingItemProps, 'offer' | 'position'>) {
  const t = useTexts(profilingTexts);
  if (offer?.places == null) return null;
  const chance = chanceOf(offer, position);
  const rankText = (): string => {
    if (chance === null) return '';
    if (chance !== 'fits' && chance !== 'short') return t(`chances.${chance}`);
    return t(`chances.${chance}`, { last: offer.lastPosition ?? 0, own: position ?? 0 });
  };
  return (
    <Next>
      {t('places', { count: offer.places })} {rankText()}
    </Next>
  );
}

/** Buttons that move an application up or down. They are not removed at the ends of the list, to keep the focus. */
function Moves({ application, rank, count, onMove }: WaitingItemProps) {
  const t = useTexts(profilingTexts);
  const { specialityName: name } = application;
  return (
    <span className={styles.moves}>
      <IconButton
        label={t('up', { name })}
        aria-disabled={rank === 1 || undefined}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton
        label={t('down', { name })}
        aria-disabled={rank === count || undefined}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </span>
  );
}

/** A pending application with its priority, the number of places, and its actions. */
export function PendingChoice(props: WaitingItemProps) {
  const t = useTexts(profilingTexts);
  const { application, offer, free, rank, count, position, isOpen } = props;
  const { id, specialityName: name, createdOn } = application;
  const user = usePerson();
  const [isChanging, setChanging] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const isAsked = useIsAsked('profiling', application.id);
  return (
    <RequestItem
      title={
        <>
          {rank}. <span lang="ru">{name}</span>
        </>
      }
      state={<RequestStatus kind="profiling" request={application} isAsked={isAsked} />}
      actions={
        <>
          {isOpen && count > 1 && <Moves {...props} />}
          {isOpen && free.length > 0 && (
            <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {t('change')}
            </Button>
          )}
          <Download call={excel} request={{ query: { 'profiling-application-id': String(id) } }}>
            {t('excel')}
          </Download>
          {isOpen && (
            <Button look="text" onClick={() => setCancelling(true)}>
              {t('cancel')}
            </Button>
          )}
        </>
      }
    >
      {createdOn && <Caption>{t('appliedOn', { date: createdOn })}</Caption>}
      <Places offer={offer} position={position} />
      {isChanging && isOpen && (
        <ChangeForm application={application} free={free} onDone={() => setChanging(false)} />
      )}
      {isCancelling && (
        <ConfirmMutation
          call={cancel}
          request={{ query: { id: String(id) } }}
          refetches={[applicationsOf(user).queryKey, offersOf(user).queryKey]}
          title={t('cancelTitle')}
          confirm={t('cancelYes')}
          cancel={t('cancelNo')}
          done={t('cancelled')}
          onClose={() => setCancelling(false)}
        >
          {t('cancelText', { name })}
        </ConfirmMutation>
      )}
    </RequestItem>
  );
}
