import { application } from '@semestr/api/diploma';
import { diplomaLifecycle, type DiplomaTopicState, hasApplication } from '@semestr/core/diploma';
import { mayCancel } from '@semestr/core/requests';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, type LucideIcon, Signature } from 'lucide-react';
import { Download } from '../../ui/Download.tsx';
import { Next, RequestItem } from '../../ui/RequestItem.tsx';
import type { ShownTopic, Task } from './diploma.ts';
import { DeleteTopic } from './DeleteTopic.tsx';
import { diplomaTexts } from './texts.ts';
import { TopicDetails } from './TopicDetails.tsx';

/** An agreed topic is the student's move: the application has to be signed. */
const looks: Record<DiplomaTopicState, { kind: StatusKind; icon: LucideIcon }> = {
  suggested: { kind: 'waits', icon: Clock },
  agreed: { kind: 'move', icon: Signature },
  approved: { kind: 'done', icon: Check },
  rejected: { kind: 'refused', icon: CircleAlert },
};

/** What was decided and when, or what happens next; the reason of a refusal as the university wrote it. */
function Outcome({ topic: { state, decidedOn: date, rejectionReason } }: { topic: ShownTopic }) {
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
  topic: ShownTopic;
  /** None is being considered: a refused one may be suggested once more. */
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

/** A suggestion with its state, what happens next, and what can be done. */
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
      {suggestedOn && <Second>{t('suggestedOn', { date: suggestedOn })}</Second>}
      <Outcome topic={topic} />
      <TopicDetails topic={topic} />
    </RequestItem>
  );
}
