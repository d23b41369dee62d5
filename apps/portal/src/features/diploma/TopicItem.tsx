import { application } from '@semestr/api/diploma';
import { type DiplomaTopicState, hasApplication } from '@semestr/core/diploma';
import { requestRules } from '@semestr/core/requests/kinds';
import { mayCancel } from '@semestr/core/requests/lifecycle';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Signature } from 'lucide-react';
import { Download } from '../../ui/Download.tsx';
import { Outcome, RequestItem } from '../../ui/requests/RequestItem.tsx';
import { RequestStatus } from '../../ui/requests/RequestState.tsx';
import type { TopicView, Task } from './diploma.ts';
import { DeleteTopic } from './DeleteTopic.tsx';
import { diplomaTexts } from './texts.ts';
import { TopicDetails } from './TopicDetails.tsx';
import { useIsAsked } from '../../account/questions/questions.ts';

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
  if (mayCancel(requestRules.topics.lifecycle, state))
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
  const { state, suggestedOn, decidedOn: date } = topic;
  const next = (one: DiplomaTopicState): string => {
    if (one === 'suggested') return t('next.suggested');
    return date ? t(`next.${one}`, { date }) : t(`next.${one}Some`);
  };
  const isAsked = useIsAsked('topics', topic.id);
  return (
    <RequestItem
      title={<span lang="ru">{topic.topic}</span>}
      state={<RequestStatus request={topic} kind="topics" isAsked={isAsked} moveIcon={Signature} />}
      isRefused={state === 'rejected'}
      actions={<Actions {...props} />}
    >
      {suggestedOn && <Caption>{t('suggestedOn', { date: suggestedOn })}</Caption>}
      {!isAsked && <Outcome request={topic} next={next} />}
      <TopicDetails topic={topic} />
    </RequestItem>
  );
}
