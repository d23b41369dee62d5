import { application } from '@semestr/api/diploma';
import { diplomaLifecycle, type DiplomaTopicState, hasApplication } from '@semestr/core/diploma';
import { mayCancel } from '@semestr/core/requests';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, type LucideIcon, Signature } from 'lucide-react';
import { Download } from '../../ui/Download.tsx';
import { Next, RequestItem } from '../../ui/RequestItem.tsx';
import type { TopicView, Task } from './diploma.ts';
import { DeleteTopic } from './DeleteTopic.tsx';
import { diplomaTexts } from './texts.ts';
import { TopicDetails } from './TopicDetails.tsx';

/** An agreed topic requires an action of the student: the application has to be signed. */
const looks: Record<DiplomaTopicState, { kind: StatusKind; icon: LucideIcon }> = {
  suggested: { kind: 'waits', icon: Clock },
  agreed: { kind: 'move', icon: Signature },
  approved: { kind: 'done', icon: Check },
  rejected: { kind: 'refused', icon: CircleAlert },
};

/** The decision and its date, or the next step; the rejection reason is the university's own text. */
function Outcome({ topic: { state, decidedOn: date, rejectionReason } }: { topic: TopicView }) {
  const t = useTexts(diplomaTexts);
  if (state === null) return null;
  if (state === 'suggested') return <Next>{t('next.suggested')}</Next>;
  return (
    <Next>
      {date ? t(`next.${state}`, { date }) : t(`next.${state}Some`)}
      {state === 'rejected' && rejectionReason && (
        <span lang="ru"> {t('next.reason', { reason: rejectionReason })}</span>
      )}
    </Next>
  );
}

interface TopicItemProps {
  topic: TopicView;
  /** Whether a rejected topic can be suggested again, because no topic is under consideration. */
  mayRepeat: boolean;
  onTask: (task: Task) => void;
  onDeleted: () => void;
}

function Actions({ topic, mayRepeat, onTask, onDeleted }: TopicItemProps) {
  const t = useTexts(diplomaTexts);
  const { id, state } = topic;
  if (state === null) return null;
  if (mayCancel(diplomaLifecycle, state))
    return (
      <>
        <Button onClick={() => onTask({ kind: 'change', topic })}>{t('change')}</Button>
        <DeleteTopic id={id} onDeleted={onDeleted} />
      </>
    );
  if (hasApplication(state))
    return (
      <Download call={application} request={{ body: { id } }}>
        {t('application')}
      </Download>
    );
  return mayRepeat && <Button onClick={() => onTask({ kind: 'again', topic })}>{t('again')}</Button>;
}

/** A suggestion with its state, the next step, and its actions. */
export function TopicItem(props: TopicItemProps) {
  const t = useTexts(diplomaTexts);
  const { topic } = props;
  const { state, status, suggestedOn } = topic;
  return (
    <RequestItem
      title={<span lang="ru">{topic.topic}</span>}
      state={
        state ? <Status {...looks[state]}>{t(`states.${state}`)}</Status> : <span lang="ru">{status}</span>
      }
      isRefused={state === 'rejected'}
      actions={<Actions {...props} />}
    >
      {suggestedOn && <Caption>{t('suggestedOn', { date: suggestedOn })}</Caption>}
      <Outcome topic={topic} />
      <TopicDetails topic={topic} />
    </RequestItem>
  );
}
