import { requestTexts } from '@semestr/core/requests/texts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { mayChangePractice } from '@semestr/core/practice';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { Building2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { User } from '../../session/session.ts';
import { informationOf } from '../../account/information.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { FormAndList } from '../../ui/requests/FormAndList.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { enterprisesOf, practiceOf, toPracticeView, type PracticeView, typesOf } from './practice.ts';
import { PracticeList } from './PracticeList.tsx';
import { practiceTexts } from './texts.ts';
import { questionsOf } from '../../account/questions/questions.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

export const texts = [requestTexts, practiceTexts, ...formTexts];

export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(practiceOf(user)),
    queries.prefetchQuery(enterprisesOf(user)),
    queries.prefetchQuery(typesOf(user)),
    queries.prefetchQuery(informationOf(user)),
    queries.prefetchQuery(questionsOf(user)),
  ]);

const PracticeForm = lazyPart(() => import('./PracticeForm.tsx'));

const DRAFT = 'practice';

/** Applications of a student for placements: a form, and the applications with their status. */
export default function PracticeSection() {
  const t = useTexts(practiceTexts);
  const user = usePerson();
  const practices = useSectionQuery(practiceOf(user));
  const enterprises = useSectionQuery(enterprisesOf(user));
  const types = useSectionQuery(typesOf(user));
  const isEarly = useSectionQuery(informationOf(user)).data?.enablePractice === false;
  // A row can be edited or submitted again.
  const [template, setTemplate] = useState<PracticeView | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isChange = template !== null && template.state !== null && mayChangePractice(template.state);

  function clear(): void {
    setTemplate(null);
    setOpen(false);
  }

  const form = () => {
    if (enterprises.failure || types.failure) return enterprises.failure ?? types.failure;
    if (enterprises.data === undefined || types.data === undefined) return <Splash />;
    // A pending application can still be edited.
    if (isEarly && !isChange) return <Empty icon={Building2} title={t('early')} hint={t('earlyHint')} />;
    if (enterprises.data.length === 0)
      return <Empty icon={Building2} title={t('noEnterprises')} hint={t('noEnterprisesHint')} />;
    return (
      <Suspense fallback={<Splash />}>
        {template && <Caption>{t(isChange ? 'changing' : 'again', { date: template.createDate })}</Caption>}
        <div key={template?.id} ref={template ? focusHeading : undefined}>
          <PracticeForm
            enterprises={enterprises.data}
            types={types.data ?? []}
            like={template}
            isChange={isChange}
            draft={`${DRAFT} ${template?.id ?? ''}`}
            onDone={() => {
              clear();
              toast('success', t(isChange ? 'changed' : 'sent'));
            }}
          />
        </div>
      </Suspense>
    );
  };

  return (
    <FormAndList
      title={t(isChange ? 'change' : 'apply')}
      note={
        template && (
          <Button look="text" onClick={clear}>
            {t('clear')}
          </Button>
        )
      }
      isOpen={isOpen || template !== null}
      onOpen={setOpen}
      form={form()}
    >
      <QuestionsAbout kind="practice" />
      <PracticeList
        mayApply={!isEarly}
        practices={practices.data === undefined ? undefined : (practices.data ?? []).map(toPracticeView)}
        failure={practices.failure}
        onTake={setTemplate}
      />
    </FormAndList>
  );
}
