import { requestTexts } from '@semestr/core/requests/texts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Suspense, useState } from 'react';
import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { FormAndList } from '../../ui/requests/FormAndList.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { CertificateList } from './CertificateList.tsx';
import {
  certificatesOf,
  toOrder,
  placesQuery,
  toCertificateView,
  type CertificateView,
} from './certificates.ts';
import { certificateTexts } from './texts.ts';
import { questionsOf } from '../../account/questions/questions.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

export const texts = [requestTexts, certificateTexts, ...formTexts];

export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(certificatesOf(user)),
    queries.prefetchQuery(placesQuery),
    queries.prefetchQuery(questionsOf(user)),
  ]);

const OrderForm = lazyPart(() => import('./OrderForm.tsx'));

/** Certificates of a student: an order form, and the orders with their status. */
export default function CertificatesSection() {
  const t = useTexts(certificateTexts);
  const { data, failure } = useSectionQuery(certificatesOf(usePerson()));
  const { data: offices, failure: placesFailure } = useSectionQuery(placesQuery);
  // A row can prefill the form to repeat its order; below 900 px the form is behind a button.
  const [template, setTemplate] = useState<CertificateView | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <FormAndList
      title={t('order')}
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
          {placesFailure}
          {offices && (
            <Suspense fallback={<Splash />}>
              <OrderForm
                key={template?.id}
                offices={offices}
                like={template && { order: toOrder(template), date: template.dateOrder }}
                onOrdered={(count) => {
                  setTemplate(null);
                  setOpen(false);
                  toast('success', t('ordered', { count }));
                }}
              />
            </Suspense>
          )}
        </>
      }
    >
      <QuestionsAbout kind="certificates" />
      <CertificateList
        certificates={data === undefined ? undefined : (data ?? []).map(toCertificateView)}
        failure={failure}
        onOrderAgain={(certificate) => {
          setTemplate(certificate);
          setOpen(true);
        }}
      />
    </FormAndList>
  );
}
