import { DataText } from '@semestr/ui/DataText.tsx';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import type { Announcement } from '@semestr/api/announcements';
import { withdraw } from '@semestr/api/own-announcements';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { Megaphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { Splash } from '../../ui/page/Splash.tsx';
import { FormAndList } from '../../ui/requests/FormAndList.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { AnnouncementDays } from './AnnouncementDays.tsx';
import { briefly, announcementsBy } from './announcements.ts';
import styles from './announcements.module.css';
import { announcementTexts } from './texts.ts';

const WritingForm = lazyPart(() => import('./WritingForm.tsx'));

/** Names the announcement to which a button belongs, for screen readers. */
function ButtonSubject({ announcement: { content } }: { announcement: Announcement }) {
  const t = useTexts(announcementTexts);
  return (
    <span className="visually-hidden">
      <DataText>{t('about', { content: briefly(content) })}</DataText>
    </span>
  );
}

/** Announcements of an educator: a form for new ones, and the upcoming ones with buttons to edit and withdraw them. */
export function OwnAnnouncements() {
  const t = useTexts(announcementTexts);
  const query = announcementsBy(usePerson());
  const { data, failure } = useSectionQuery(query);
  const [toChange, setToChange] = useState<Announcement | null>(null);
  const [toWithdraw, setToWithdraw] = useState<Announcement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const announcements = data ?? [];

  function change(announcement: Announcement | null): void {
    setToChange(announcement);
    setOpen(announcement !== null);
  }

  const actions = (announcement: Announcement) => (
    <span className={styles.actions}>
      <Button look="text" onClick={() => change(announcement)}>
        {t('change')}
        <ButtonSubject announcement={announcement} />
      </Button>
      <Button look="text" onClick={() => setToWithdraw(announcement)}>
        {t('withdraw')}
        <ButtonSubject announcement={announcement} />
      </Button>
    </span>
  );

  return (
    <FormAndList
      title={t(toChange ? 'changeTitle' : 'write')}
      note={
        toChange && (
          <Button look="text" onClick={() => change(null)}>
            {t('cancel')}
          </Button>
        )
      }
      isOpen={isOpen}
      onOpen={setOpen}
      form={
        <Suspense fallback={<Splash />}>
          <WritingForm
            key={toChange?.id}
            announcement={toChange}
            onDone={() => {
              toast('success', t(toChange ? 'changed' : 'written'));
              change(null);
            }}
          />
        </Suspense>
      }
    >
      <Section
        title={t('mine')}
        note={announcements.length > 0 && <Caption>{t('count', { count: announcements.length })}</Caption>}
      >
        {failure}
        {data !== undefined && announcements.length === 0 && (
          <Empty icon={Megaphone} title={t('noneOwn')} hint={t('noneOwnHint')} />
        )}
        <AnnouncementDays announcements={announcements} naming="groups" heading="h3" actions={actions} />
        {toWithdraw && (
          <ConfirmMutation
            call={withdraw}
            request={{ query: { id: String(toWithdraw.id) } }}
            refetches={[query.queryKey]}
            title={t('withdrawTitle')}
            confirm={t('withdraw')}
            cancel={t('withdrawNo')}
            done={t('withdrawn')}
            onDone={() => {
              if (toChange?.id === toWithdraw.id) change(null);
              setToWithdraw(null);
            }}
            onClose={() => setToWithdraw(null)}
          >
            {t('withdrawText', { content: briefly(toWithdraw.content) })}
          </ConfirmMutation>
        )}
      </Section>
    </FormAndList>
  );
}
