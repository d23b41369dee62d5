import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { BedDouble } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Splash } from '../../ui/page/Splash.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { lazyForm } from '../../ui/lazy-form.ts';
import { FormAboveList } from '../../ui/requests/FormAboveList.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import styles from './dormitory.module.css';
import { canApply, type ApplicationView } from './dormitory.ts';
import { dormitoryTexts } from './texts.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';

const DocumentForm = lazyForm(() => import('./DocumentForm.tsx'));

interface ApplicationsProps {
  /** Undefined while loading. */
  applications: readonly ApplicationView[] | undefined;
  /** Error message if they failed to load. */
  failure: ReactNode;
}

/** Applications for a room, newest first. The form opens above them. */
export function Applications({ applications, failure }: ApplicationsProps) {
  const t = useTexts(dormitoryTexts);
  // The form submits a new application or replaces the document of an existing one.
  const [open, setOpen] = useState<'new' | ApplicationView | null>(null);
  const changed = open === 'new' ? null : open;
  return (
    <FormAboveList
      title={t('mine')}
      form={
        open && (
          <div key={changed?.id} className={styles.form} ref={focusHeading}>
            {changed && <Caption>{t('form.changing', { number: changed.number })}</Caption>}
            <Suspense fallback={<Splash />}>
              <DocumentForm
                application={changed}
                onDone={() => {
                  setOpen(null);
                  toast('success', t(changed ? 'changed' : 'done'));
                }}
              />
            </Suspense>
          </div>
        )
      }
      apply={applications && canApply(applications) ? t('apply') : null}
      onApply={() => setOpen('new')}
      hide={t('hide')}
      onHide={() => setOpen(null)}
    >
      <QuestionsAbout kind="dormitory" />
      {failure}
      {!failure && applications === undefined && <Splash />}
      {applications?.length === 0 && !open && (
        <Empty icon={BedDouble} title={t('none')} hint={t('noneHint')} />
      )}
      {applications && applications.length > 0 && (
        <ApplicationList applications={applications} onExchange={setOpen} />
      )}
    </FormAboveList>
  );
}
