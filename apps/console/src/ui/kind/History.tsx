import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/audit';
import { dottedMoment } from '@semestr/core/dates';
import { actionKey } from '@semestr/core/audit';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { session } from '../../session/session.ts';
import { Fault } from '../Fault.tsx';
import type { AnyField } from './field.ts';
import { uiTexts } from '../texts/index.ts';
import { Differences } from './Differences.tsx';
import styles from './history.module.css';
import { Reference } from '../record/Reference.tsx';
import { UndoButton } from '../record/UndoButton.tsx';

type Entry = Reply<typeof audit.one>;

const LATEST_FIRST = { field: 'id', order: 'DESC' } as const;
/** Number of entries shown initially. */
const FEW = 5;
const MANY = 100;

interface HistoryProps {
  /** The record: "faculties/20017". */
  subject: string;
  /** Field definitions that format its values. */
  fields: ReadonlyMap<string, AnyField>;
}

/**
 * History of a record, newest first. Roles without access to the audit log only see their own actions. The last action
 * can be reverted.
 */
export const History = (props: HistoryProps) =>
  session.may('own-changes', 'read') && <HistoryEntries {...props} />;

function HistoryEntries({ subject, fields }: HistoryProps) {
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
  const isOfAll = session.may('audit', 'read');
  const title = t(isOfAll ? 'record.history' : 'record.ownHistory');
  return (
    <section className={styles.history} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className={styles.none}>{t(isOfAll ? 'record.noHistory' : 'record.noOwnHistory')}</p>
      )}
      <ol className={styles.entries}>
        {data?.map((entry, index) => (
          <li key={entry.id} className={styles.entry}>
            <EntryHead entry={entry}>{index === 0 && <UndoButton entry={entry} />}</EntryHead>
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

/** Time, action and user of an entry. */
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
        {translate(`resources.audit.choices.action.${actionKey(entry.action)}`, { _: entry.action })}
        {entry.undoesId !== null && `, ${t('record.isTakingBack')}`}
      </strong>
      <span className={styles.who}>
        {entry.userId === null ? t('record.noneFound') : <Reference resource="users" id={entry.userId} />}
      </span>
      {children}
    </div>
  );
}
