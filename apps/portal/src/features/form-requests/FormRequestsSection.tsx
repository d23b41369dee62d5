import type { FormKind } from '@semestr/core/requests/kinds';
import { formWord, requestTexts } from '@semestr/core/requests/texts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { Suspense, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import type { User } from '../../session/session.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { useScreen } from '../../ui/page/screen-context.ts';
import { paperTexts } from '../../ui/papers/texts.ts';
import { FormAndList } from '../../ui/requests/FormAndList.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { FormRequestList } from './FormRequestList.tsx';
import { formKindOf, requestsOf, toRequestView, type RequestView } from './requests.ts';
import { formRequestTexts } from './texts.ts';
import { questionsOf } from '../../account/questions/questions.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

export const texts = [requestTexts, formRequestTexts, paperTexts, ...formTexts];

export async function loadFor(user: User, { params, queries }: LoadContext) {
  const kind = formKindOf(params['part']);
  if (kind)
    await Promise.all([
      queries.prefetchQuery(requestsOf(kind, user)),
      queries.prefetchQuery(questionsOf(user)),
    ]);
}

const RequestForm = lazyPart(() => import('./RequestForm.tsx'));

/** Requests of the type in the address; `loadFor` has handled any other address. */
export default function FormRequestsSection() {
  const kind = formKindOf(useScreen().params['part']);
  return kind && <FormRequests kind={kind} />;
}

/** Requests of a type with the common form: a form for a new one, and the student's requests with their status. */
function FormRequests({ kind }: { kind: FormKind }) {
  const t = useTexts(formRequestTexts);
  const words = useTexts(requestTexts);
  const { data, failure } = useSectionQuery(requestsOf(kind, usePerson()));
  // A rejected request can be submitted again, with a better document.
  const [template, setTemplate] = useState<RequestView | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <FormAndList
      title={t('apply')}
      note={
        template && (
          <Button look="text" onClick={() => setTemplate(null)}>
            {t('clear')}
          </Button>
        )
      }
      isOpen={isOpen}
      onOpen={setOpen}
      form={
        <>
          <Caption>
            {template ? t('again', { number: template.number }) : formWord(words, kind, 'hint')}
          </Caption>
          <Suspense fallback={<Splash />}>
            <RequestForm
              key={template?.id}
              kind={kind}
              like={template}
              onSent={() => {
                setTemplate(null);
                setOpen(false);
                toast('success', t('sent'));
              }}
            />
          </Suspense>
        </>
      }
    >
      <QuestionsAbout kind={kind} />
      <FormRequestList
        kind={kind}
        requests={
          data === undefined ? undefined : (data ?? []).map((request) => toRequestView(kind, request))
        }
        failure={failure}
        onAgain={(request) => {
          setTemplate(request);
          setOpen(true);
        }}
      />
    </FormAndList>
  );
}
