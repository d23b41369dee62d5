import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { User } from '../../session/session.ts';
import { Heading } from '../../shell/Heading.tsx';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { Splash } from '../../shell/Splash.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { CertificateList } from './CertificateList.tsx';
import {
  certificatesOf,
  orderLike,
  placesQuery,
  shownCertificate,
  type ShownCertificate,
} from './certificates.ts';
import styles from './certificates.module.css';
import { certificateTexts } from './texts.ts';

export const texts = [certificateTexts, ...formTexts];

export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([queries.ensureQueryData(certificatesOf(user)), queries.ensureQueryData(placesQuery)]);

const OrderForm = lazy(() => import('./OrderForm.tsx'));

export function Header() {
  const t = useTexts(certificateTexts);
  const { group } = usePerson();
  return <Heading subtitle={group === '' ? null : t('student', { group })} />;
}

/** The certificates of a student: a form to order them, and what became of those that were ordered. */
export default function CertificatesPage() {
  const t = useTexts(certificateTexts);
  const user = usePerson();
  const { data } = useSuspenseQuery(certificatesOf(user));
  const { data: offices } = useSuspenseQuery(placesQuery);
  const certificates = (data ?? []).map(shownCertificate);
  // A row may say what is to be ordered again; below 900 px the form is behind a button.
  const [like, setLike] = useState<ShownCertificate | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.columns}>
      <div className={styles.order} data-open={isOpen || undefined}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('openForm')}
        </button>
        <Section
          title={t('order')}
          note={
            like && (
              <Button look="text" onClick={() => setLike(null)}>
                {t('clear')}
              </Button>
            )
          }
          className={styles.form}
        >
          <Suspense fallback={<Splash />}>
            <OrderForm
              key={like?.id}
              offices={offices}
              like={like && { order: orderLike(like), date: like.dateOrder }}
              onOrdered={(count) => {
                setLike(null);
                setOpen(false);
                toast('success', t('ordered', { count }));
              }}
            />
          </Suspense>
        </Section>
      </div>
      <CertificateList
        certificates={certificates}
        onOrderAgain={(certificate) => {
          setLike(certificate);
          setOpen(true);
        }}
      />
    </div>
  );
}
