import { dotted, localDate, localTime } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { Notice } from '@semestr/ui/Notice.tsx';
import { useRecordContext } from 'react-admin';
import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditLink } from '../../ui/record/EditLink.tsx';
import { History } from '../../ui/kind/History.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import styles from './broadcasts.module.css';
import kind from './kind.tsx';
import { broadcastTexts } from './texts.ts';
import { SendTime } from './SendTime.tsx';
import { Audience } from './Audience.tsx';
import type { Broadcast } from './broadcast-draft.ts';

/** A sent broadcast with its number of recipients and its notification, or a scheduled one. */
export default function BroadcastShow() {
  const t = useTexts(broadcastTexts);
  return (
    <RecordPage<Broadcast> actions={<BroadcastActions />}>
      {(broadcast) => (
        <>
          <Section title={t('sending')}>
            <Fact name={t('fields.audience')}>
              <Audience broadcast={broadcast} />
            </Fact>
            <Fact name={t('fields.sentAt')}>
              <SendTime broadcast={broadcast} />
            </Fact>
            <Fact name={t('fields.recipients')} isKnown={broadcast.recipients !== null}>
              {broadcast.recipients === null ? t('notYet') : t('people', { count: broadcast.recipients })}
            </Fact>
            <Fact name={t('fields.authorId')} isKnown={broadcast.authorId !== null}>
              {broadcast.authorId === null ? (
                t('unknown')
              ) : (
                <ReferenceLink resource="users" id={broadcast.authorId} />
              )}
            </Fact>
          </Section>
          <Content broadcast={broadcast} />
          <History subject={`broadcasts/${broadcast.id}`} fields={kind.fields} />
        </>
      )}
    </RecordPage>
  );
}

/** Actions on a scheduled broadcast. */
function BroadcastActions() {
  const record = useRecordContext();
  if (record?.['sentAt'] !== null) return null;
  return (
    <>
      <EditLink />
      <DeleteButton />
    </>
  );
}

/** The full notification. */
function Content({ broadcast: { text, sentAt, sendAt, createdAt } }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastTexts);
  const at = new Date(sentAt ?? sendAt ?? createdAt);
  return (
    <figure className={styles.preview}>
      <figcaption>{t('preview', { day: dotted(localDate(at)) })}</figcaption>
      <ul>
        <Notice type="INFO" word={t('message')} time={localTime(at)} message={text} />
      </ul>
    </figure>
  );
}
