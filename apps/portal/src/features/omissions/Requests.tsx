import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { FilePlus, FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../shell/person.ts';
import { Splash } from '../../shell/Splash.tsx';
import { lazyForm } from '../../ui/lazy-form.ts';
import { usePart } from '../../ui/usePart.tsx';
import { requestsOf, type ShownRequest, shownRequests } from './omissions.ts';
import { RequestList } from './RequestList.tsx';
import styles from './requests.module.css';
import { omissionTexts } from './texts.ts';

const RequestForm = lazyForm(() => import('./RequestForm.tsx'));

/** The requests to excuse days, the newest first, and a form for another one, which opens in their place. */
export function Requests({ className }: { className: string | undefined }) {
  const t = useTexts(omissionTexts);
  const { data, failure } = usePart(requestsOf(usePerson()));
  const [isOpen, setOpen] = useState(false);
  // A refused request may be handed in once more, with a better paper.
  const [like, setLike] = useState<ShownRequest | null>(null);
  const requests = data === undefined ? undefined : shownRequests(data ?? []);
  const open = (request: ShownRequest | null): void => {
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
