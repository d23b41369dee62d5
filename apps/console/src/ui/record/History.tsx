import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/resources-records';
import { dottedMoment } from '@semestr/core/dates';
import { deedKey } from '@semestr/core/audit';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { session } from '../../session.ts';
import { Fault } from '../Fault.tsx';
import type { AnyField } from '../kind/field.ts';
import { uiTexts } from '../texts.ts';
import { Differences } from './Differences.tsx';
import styles from './history.module.css';
import { Reference } from './Reference.tsx';
import { TakeBack } from './TakeBack.tsx';

type Entry = Reply<typeof audit.one>;

const LATEST_FIRST = { field: 'id', order: 'DESC' } as const;
/** So many entries are enough for a first look. */
const FEW = 5;
const MANY = 100;

interface HistoryProps {
  /** The record: "faculties/20017". */
  subject: string;
  /** How its values are told. */
  fields: ReadonlyMap<string, AnyField>;
}

/** Who did what to a record, the latest first, for whoever may know. The last deed can be taken back. */
export const History = (props: HistoryProps) => session.may('audit', 'read') && <Deeds {...props} />;

function Deeds({ subject, fields }: HistoryProps) {
  const t = useTexts(uiTexts);
  const [perPage, setPerPage] = useState(FEW);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Entry>('audit', {
    filter: { subject },
    sort: LATEST_FIRST,
    pagination: { page: 1, perPage },
  });
  return (
    <section className={styles.history} aria-label={t('record.history')}>
      <h2 className={styles.title}>{t('record.history')}</h2>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.none}>{t('record.noHistory')}</p>}
      <ol className={styles.entries}>
        {data?.map((entry, index) => (
          <li key={entry.id} className={styles.entry}>
            <EntryHead entry={entry}>{index === 0 && <TakeBack entry={entry} />}</EntryHead>
            <Differences entry={entry} fields={fields} />
          </li>
        ))}
      </ol>
      {data && total > data.length && (
        <Button look="text" onClick={() => setPerPage(MANY)}>
          {t('record.moreHistory')}
        </Button>
      )}
    </section>
  );
}

/** When, what and by whom. */
function EntryHead({ entry, children }: { entry: Entry; children: ReactNode }) {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const at = new Date(entry.at);
  return (
    <div className={styles.head}>
      <time className={styles.at} dateTime={entry.at}>
        {dottedMoment(at)}
      </time>
      <strong>
        {translate(`resources.audit.choices.action.${deedKey(entry.action)}`, { _: entry.action })}
        {entry.undoesId !== null && `, ${t('record.isTakingBack')}`}
      </strong>
      <span className={styles.who}>
        {entry.userId === null ? t('record.nobody') : <Reference resource="users" id={entry.userId} />}
      </span>
      {children}
    </div>
  );
}
