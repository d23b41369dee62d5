import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { offeredBy } from './diploma.ts';
import styles from './diploma.module.css';
import { diplomaTexts } from './texts.ts';
import type { TopicValues } from './topic-values.ts';

interface OfferedProps {
  form: UseFormReturn<TopicValues>;
  employeeId: number;
}

function Offered({ form, employeeId }: OfferedProps) {
  const t = useTexts(diplomaTexts);
  const id = useId();
  const { data, failure } = useSectionQuery(offeredBy(employeeId, usePerson()));
  const chosen = form.watch('topic');
  if (failure) return failure;
  if (!data) return null;
  if (data.length === 0) return <p className={styles.waiting}>{t('form.noOffers')}</p>;

  /** The replaced input, which can be restored. */
  function take(topic: string): void {
    const before = chosen;
    form.setValue('topic', topic, { shouldDirty: true, shouldValidate: true });
    if (before.trim() !== '' && !data?.some((offer) => offer.topic === before))
      toast('info', t('form.replaced'), {
        undo: () => form.setValue('topic', before, { shouldDirty: true }),
      });
  }

  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {t('form.offers')}
      </span>
      <ul className={styles.offers}>
        {data.map(({ id: key, topic }) => (
          <li key={key}>
            <span lang="ru">{topic}</span>
            <Button look="text" aria-pressed={topic === chosen} onClick={() => take(topic)}>
              {t(topic === chosen ? 'form.taken' : 'form.take')}
              <span className="visually-hidden" lang="ru">
                {' '}
                «{topic}»
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Topics offered by the selected supervisor, as alternatives to a custom topic. */
export function OfferedTopics({ form }: { form: UseFormReturn<TopicValues> }) {
  const [kind, employeeId] = form.watch(['kind', 'supervisorId']);
  return kind === 'employee' && employeeId > 0 ? (
    <Offered key={employeeId} form={form} employeeId={employeeId} />
  ) : null;
}
