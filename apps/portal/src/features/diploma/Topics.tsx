import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { add } from '@semestr/api/diploma';
import { Empty } from '@semestr/ui/Empty.tsx';
import { language, useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { FormAboveList } from '../../ui/requests/FormAboveList.tsx';
import { requestList } from '../../ui/requests/RequestItem.tsx';
import { sentenceOf } from '../../client/sentence.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { hasOpen, type TopicView, toTopicViews, type Task, topicsOf } from './diploma.ts';
import styles from './diploma.module.css';
import { diplomaTexts } from './texts.ts';
import { toRequestBody, toValues } from './topic-values.ts';
import { TopicItem } from './TopicItem.tsx';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

const TopicForm = lazyPart(() => import('./TopicForm.tsx'));

/** The student's suggestions, newest first, and the button that opens the form for another one. */
export function Topics({ isEarly }: { isEarly: boolean }) {
  const t = useTexts(diplomaTexts);
  const query = topicsOf(usePerson());
  const { data, failure } = useSectionQuery(query);
  const [task, setTask] = useState<Task | null>(null);
  const topics = data === undefined ? undefined : toTopicViews(data ?? []);
  const restore = useApiMutation(add, {
    refetches: [query.queryKey],
    done: () => toast('success', t('restored')),
  });

  /** Suggests a deleted topic again. If that fails, fills the form with it. */
  async function bringBack(topic: TopicView): Promise<void> {
    const error = await restore.run({ body: toRequestBody(toValues(topic)) });
    if (!error) return;
    toast('error', await sentenceOf(error, language.get()));
    setTask({ kind: 'again', topic });
  }

  const isWaiting = topics !== undefined && hasOpen(topics);
  const suggest = (): string =>
    t(topics?.some(({ state }) => state === 'approved') ? 'suggestOther' : 'suggest');
  return (
    <FormAboveList
      title={t('mine')}
      form={
        task && (
          <Suspense fallback={<Splash />}>
            <TopicForm
              key={`${task.kind} ${task.topic?.id}`}
              task={task}
              onDone={() => {
                setTask(null);
                toast('success', t(task.kind === 'change' ? 'changed' : 'suggested'));
              }}
            />
          </Suspense>
        )
      }
      apply={topics && !isWaiting && !isEarly ? suggest() : null}
      onApply={() => setTask({ kind: 'new', topic: null })}
      hide={t('hide')}
      onHide={() => setTask(null)}
    >
      <QuestionsAbout kind="topics" />
      {!task && isWaiting && <p className={styles.waiting}>{t('oneAtATime')}</p>}
      {failure}
      {topics?.length === 0 && !task && <Empty icon={FileText} title={t('none')} hint={t('noneHint')} />}
      {topics && topics.length > 0 && (
        <ul className={requestList}>
          {topics.map((topic) => (
            <TopicItem
              key={topic.id}
              topic={topic}
              mayRepeat={!isWaiting && !isEarly}
              onTask={setTask}
              onDeleted={() => {
                setTask(null);
                toast('success', t('deleted'), { undo: () => void bringBack(topic) });
              }}
            />
          ))}
        </ul>
      )}
    </FormAboveList>
  );
}
