import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { lazyForm } from '../../ui/lazy-form.ts';
import { FormAboveList } from '../../ui/requests/FormAboveList.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { requestsOf, type RequestView, toRequestViews } from './omissions.ts';
import { RequestList } from './RequestList.tsx';
import { omissionTexts } from './texts.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

const RequestForm = lazyForm(() => import('./RequestForm.tsx'));

/** Requests to excuse absences, newest first. The form for another request replaces them while it is open. */
export function Requests({ className }: { className: string | undefined }) {
  const t = useTexts(omissionTexts);
  const { data, failure } = useSectionQuery(requestsOf(usePerson()));
  const [isOpen, setOpen] = useState(false);
  // A rejected request can be submitted again, with a better document.
  const [template, setTemplate] = useState<RequestView | null>(null);
  const requests = data === undefined ? undefined : toRequestViews(data ?? []);
  const open = (request: RequestView | null): void => {
    setTemplate(request);
    setOpen(true);
  };
  return (
    <FormAboveList
      title={t('requests')}
      className={className}
      form={
        isOpen && (
          <Suspense fallback={<Splash />}>
            <RequestForm
              key={template?.id}
              like={template}
              onSent={() => {
                setOpen(false);
                setTemplate(null);
                toast('success', t('done'));
              }}
            />
          </Suspense>
        )
      }
      apply={t('apply')}
      onApply={() => open(null)}
      hide={t('hide')}
      onHide={() => setOpen(false)}
    >
      <QuestionsAbout kind="omissions" />
      {failure}
      {requests?.length === 0 && <Empty icon={FileText} title={t('noRequests')} hint={t('noRequestsHint')} />}
      {requests && requests.length > 0 && <RequestList requests={requests} onAgain={open} />}
    </FormAboveList>
  );
}
