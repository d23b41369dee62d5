import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { FilePlus, FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { lazyForm } from '../../ui/lazy-form.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { requestsOf, type RequestView, toRequestViews } from './omissions.ts';
import { RequestList } from './RequestList.tsx';
import styles from './requests.module.css';
import { omissionTexts } from './texts.ts';

const RequestForm = lazyForm(() => import('./RequestForm.tsx'));

/** Requests to excuse absences, newest first, and a form for another one, which replaces them when open. */
export function Requests({ className }: { className: string | undefined }) {
  const t = useTexts(omissionTexts);
  const { data, failure } = useSectionQuery(requestsOf(usePerson()));
  const [isOpen, setOpen] = useState(false);
  // A rejected request can be submitted again, with a better document.
  const [like, setLike] = useState<RequestView | null>(null);
  const requests = data === undefined ? undefined : toRequestViews(data ?? []);
  const open = (request: RequestView | null): void => {
    setLike(request);
    setOpen(true);
  };
  return (
    <Section
      title={t('requests')}
      className={className}
      note={
        isOpen && (
          <Button look="text" onClick={() => setOpen(false)}>
            {t('hide')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <div className={styles.form}>
          <Suspense fallback={<Splash />}>
            <RequestForm
              key={like?.id}
              like={like}
              onSent={() => {
                setOpen(false);
                setLike(null);
                toast('success', t('done'));
              }}
            />
          </Suspense>
        </div>
      ) : (
        <Button look="primary" className={styles.opener} onClick={() => open(null)}>
          <FilePlus size={16} strokeWidth={1.75} aria-hidden />
          {t('apply')}
        </Button>
      )}
      {failure}
      {requests?.length === 0 && <Empty icon={FileText} title={t('noRequests')} hint={t('noRequestsHint')} />}
      {requests && requests.length > 0 && <RequestList requests={requests} onAgain={open} />}
    </Section>
  );
}
