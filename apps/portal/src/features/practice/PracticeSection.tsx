import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { mayChangePractice } from '@semestr/core/practice';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { Building2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { User } from '../../session/session.ts';
import { informationOf } from '../../shell/information.ts';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { Splash } from '../../shell/Splash.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { FormAndList } from '../../ui/FormAndList.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { usePart } from '../../ui/usePart.tsx';
import { enterprisesOf, practiceOf, shownPractice, type ShownPractice, typesOf } from './practice.ts';
import { PracticeList } from './PracticeList.tsx';
import { practiceTexts } from './texts.ts';

export const texts = [practiceTexts, ...formTexts];

export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(practiceOf(user)),
    queries.prefetchQuery(enterprisesOf(user)),
    queries.prefetchQuery(typesOf(user)),
    queries.prefetchQuery(informationOf(user)),
  ]);

const PracticeForm = lazyPart(() => import('./PracticeForm.tsx'));

const DRAFT = 'practice';

/** The applications of a student for places of practice: a form, and what became of them. */
export default function PracticeSection() {
  const t = useTexts(practiceTexts);
  const user = usePerson();
  const practices = usePart(practiceOf(user));
  const enterprises = usePart(enterprisesOf(user));
  const types = usePart(typesOf(user));
  const isEarly = usePart(informationOf(user)).data?.enablePractice === false;
  // A row may be changed, or applied for once more.
  const [like, setLike] = useState<ShownPractice | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isChange = like !== null && like.state !== null && mayChangePractice(like.state);

  function clear(): void {
    setLike(null);
    setOpen(false);
  }

  const form = () => {
    if (enterprises.failure || types.failure) return enterprises.failure ?? types.failure;
    if (enterprises.data === undefined || types.data === undefined) return <Splash />;
    // What waits already may still be changed.
    if (isEarly && !isChange) return <Empty icon={Building2} title={t('early')} hint={t('earlyHint')} />;
    if (enterprises.data.length === 0)
      return <Empty icon={Building2} title={t('noEnterprises')} hint={t('noEnterprisesHint')} />;
    return (
      <Suspense fallback={<Splash />}>
        {like && <Second>{t(isChange ? 'changing' : 'again', { date: like.createDate })}</Second>}
        <div key={like?.id} ref={like ? focusHeading : undefined}>
          <PracticeForm
            enterprises={enterprises.data}
            types={types.data ?? []}
            like={like}
            isChange={isChange}
            draft={`${DRAFT} ${like?.id ?? ''}`}
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
        like && (
          <Button look="text" onClick={clear}>
            {t('clear')}
          </Button>
        )
      }
      isOpen={isOpen || like !== null}
      onOpen={setOpen}
      form={form()}
    >
      <PracticeList
        mayApply={!isEarly}
        practices={practices.data === undefined ? undefined : (practices.data ?? []).map(shownPractice)}
        failure={practices.failure}
        onTake={setLike}
      />
    </FormAndList>
  );
}
