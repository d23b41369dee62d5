import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { add } from '@semestr/api/diploma';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { language, useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { FilePlus, FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { requestList } from '../../ui/requests/RequestItem.tsx';
import { sentenceOf } from '../../client/sentence.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { hasOpen, type TopicView, toTopicViews, type Task, topicsOf } from './diploma.ts';
import styles from './diploma.module.css';
import { diplomaTexts } from './texts.ts';
import { suggestionOf, valuesLike } from './topic-values.ts';
import { TopicItem } from './TopicItem.tsx';

const TopicForm = lazyPart(() => import('./TopicForm.tsx'));

/** The student's suggestions, newest first, and the form, which replaces its button once suggestions are open. */
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

  /** Suggests a deleted topic again; if that fails, fills the form with it so that nothing is lost. */
  async function bringBack(topic: TopicView): Promise<void> {
    const error = await restore.run({ body: suggestionOf(valuesLike(topic)) });
    if (!error) return;
    toast('error', await sentenceOf(error, language.get()));
    setTask({ kind: 'again', topic });
  }

  const isWaiting = topics !== undefined && hasOpen(topics);
  return (
    <Section
      title={t('mine')}
      note={
        task && (
          <Button look="text" onClick={() => setTask(null)}>
            {t('hide')}
          </Button>
        )
      }
    >
      {task && (
        <div className={styles.form}>
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
        </div>
      )}
      {!task && topics && !isWaiting && !isEarly && (
        <Button
          look="primary"
          className={styles.opener}
          onClick={() => setTask({ kind: 'new', topic: null })}
        >
          <FilePlus size={16} strokeWidth={1.75} aria-hidden />
          {t(topics.some(({ state }) => state === 'approved') ? 'suggestOther' : 'suggest')}
        </Button>
      )}
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
    </Section>
  );
}
