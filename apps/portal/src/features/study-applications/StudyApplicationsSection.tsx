import { requestTexts } from '@semestr/core/requests/texts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { BookCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { FormAndList } from '../../ui/requests/FormAndList.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { applicationsOf, markbookOf, openingsOf, toApplicationView } from './applications.ts';
import { applicationTexts } from './texts.ts';
import { studyScreen } from '../study/screen.ts';
import { to } from '../../screens/screen.ts';
import { questionsOf } from '../../account/questions/questions.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

export const texts = [requestTexts, applicationTexts, ...formTexts];

export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(applicationsOf(user)),
    queries.prefetchQuery(markbookOf(user)),
    queries.prefetchQuery(questionsOf(user)),
  ]);

const ApplyForm = lazyPart(() => import('./ApplyForm.tsx'));

/**
 * Parses the line of the markbook to apply for; null when the address contains none:
 * `/personal-account/study/applications?mark=ID_LMS_EDUCATION_TERM`, as built by `studyApplicationFor` from one of the
 * line's `lmsEducationTerms`.
 */
function markOf(search: URLSearchParams): string | null {
  const mark = search.get('mark');
  return mark !== null && /^\d+$/.test(mark) ? mark : null;
}

const DRAFT = 'study application';

/** Study applications of a student: a form, and the applications with their status. */
export default function StudyApplicationsSection() {
  const t = useTexts(applicationTexts);
  const user = usePerson();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const applications = useSectionQuery(applicationsOf(user));
  const markbook = useSectionQuery(markbookOf(user));
  const [isOpen, setOpen] = useState(false);
  const mark = markOf(search);
  const openings = markbook.data ? openingsOf(markbook.data) : [];
  const chosen = openings.find(({ id }) => id === mark) ?? null;

  function clear(): void {
    setOpen(false);
    if (mark !== null) void navigate(to(studyScreen, { part: 'applications' }), { replace: true });
  }

  const form = () => {
    if (markbook.failure) return markbook.failure;
    if (markbook.data === undefined) return <Splash />;
    return (
      <>
        {mark !== null && !chosen && <Banner kind="info">{t('notOpen')}</Banner>}
        {openings.length === 0 ? (
          <Empty icon={BookCheck} title={t('nothingOpen')} hint={t('nothingOpenHint')} />
        ) : (
          <Suspense fallback={<Splash />}>
            <ApplyForm
              key={chosen?.id}
              openings={openings}
              chosen={chosen}
              draft={`${DRAFT} ${chosen?.id ?? ''}`}
              onSent={() => {
                clear();
                toast('success', t('sent'));
              }}
            />
          </Suspense>
        )}
      </>
    );
  };

  return (
    <FormAndList
      title={t('apply')}
      note={
        mark !== null && (
          <Button look="text" onClick={clear}>
            {t('clear')}
          </Button>
        )
      }
      isOpen={isOpen || mark !== null}
      onOpen={setOpen}
      form={form()}
    >
      <QuestionsAbout kind="study" />
      <ApplicationList
        applications={
          applications.data === undefined ? undefined : (applications.data ?? []).map(toApplicationView)
        }
        failure={applications.failure}
      />
    </FormAndList>
  );
}
