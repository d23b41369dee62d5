import { DataText } from '@semestr/ui/DataText.tsx';
import type { QueuedRequest } from '@semestr/api/requests';
import { daysBetween, localTime, readMoment } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { hasReply, isOverdue, rulesOf, waitsSince } from '@semestr/core/requests/kinds';
import { REFUSED } from '@semestr/core/requests/lifecycle';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { now, today } from '../../clock.ts';
import styles from './desk.module.css';
import { deskTexts } from './texts.ts';
import { keyOf } from './use-address.ts';
import { type Decision, undoStateOf } from './use-decisions.ts';
import { useKinds, useKindWords } from './use-kinds.ts';
import { session } from '../../session/session.ts';

interface QueueRowProps {
  row: QueuedRequest;
  to: To;
  isOpen: boolean;
  /** Whether opening it replaces the current history entry, because another request is open. */
  isReplaced: boolean;
  isMarked: boolean;
  /** Error of a bulk decision. */
  failure: string | undefined;
  /** The decision made on this page. */
  decision: Decision | undefined;
  /** Whether the undo key reverts this decision. */
  isLast: boolean;
  onMark: (isMarked: boolean) => void;
  onUndo: (decision: Decision) => void;
}

export function QueueRow(props: QueueRowProps) {
  const { row, to, isOpen, isReplaced, isMarked, failure, decision, isLast, onMark, onUndo } = props;
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const kind = useKinds()(row.kind);
  const words = useKindWords(kind);
  const isRefused = decision?.state === REFUSED;
  const Icon = isRefused ? CircleX : CircleCheck;
  const canUndo = decision && undoStateOf(decision, now()) === 'possible';
  return (
    <div
      className={styles.row}
      data-key={keyOf(row)}
      data-open={isOpen || undefined}
      data-marked={isMarked || undefined}
    >
      {decision ? (
        <Icon
          size={16}
          strokeWidth={1.75}
          className={isRefused ? styles.refusedIcon : styles.acceptedIcon}
          aria-hidden
        />
      ) : (
        <input
          type="checkbox"
          className={styles.tick}
          disabled={!session.may('requests', 'write')}
          aria-label={t('mark', { number: row.number })}
          checked={isMarked}
          onChange={({ target }) => onMark(target.checked)}
        />
      )}
      <Link
        to={to}
        replace={isReplaced}
        className={styles.rowLink}
        aria-current={isOpen ? 'true' : undefined}
        data-decided={decision ? '' : undefined}
      >
        <span className={styles.number}>
          <DataText>{row.number}</DataText>
        </span>
        <span className={styles.who}>
          <strong lang="ru">{fullName({ ...row.student, middleName: null })}</strong> {row.student.groupName}
          {!decision && row.assignee && (
            <span className={styles.assignee}>
              {' · '}
              <DataText>{row.assignee.name}</DataText>
            </span>
          )}
        </span>
        <span className={styles.asked}>
          <span>
            {decision ? <Outcome decision={decision} /> : <DataText>{words.summary(row, language)}</DataText>}
          </span>
          {!decision && <Mark row={row} isPaperNeeded={kind.paper === 'always'} />}
        </span>
        {failure !== undefined && <span className={styles.failure}>{failure}</span>}
        {!decision && <Age row={row} state={words.state(row.state)} />}
      </Link>
      {canUndo && (
        <Button
          look="text"
          className={styles.undo ?? ''}
          aria-keyshortcuts={isLast ? 'u' : undefined}
          onClick={() => onUndo(decision)}
        >
          {t('undo')}
          <span className="visually-hidden"> {t('undoOf', { number: row.number })}</span>
          {isLast && (
            <kbd className={styles.key} aria-hidden>
              U
            </kbd>
          )}
        </Button>
      )}
    </div>
  );
}

/** The outcome, as in "Принято в 12:57, сообщено", and whether it is final. */
function Outcome({ decision }: { decision: Decision }) {
  const t = useTexts(deskTexts);
  const isRefused = decision.state === REFUSED;
  const isFinal = undoStateOf(decision, now()) !== 'possible';
  return (
    <>
      <b className={isRefused ? styles.refused : styles.accepted}>
        {t(isRefused ? 'refused' : 'accepted', { time: localTime(decision.at) })}
      </b>
      {decision.number !== undefined && `, ${t('paperNumber', { number: decision.number })}`}, {t('notified')}
      {isFinal && `, ${t('isFinal')}`}
    </>
  );
}

/** Marks a request whose student has replied, otherwise one without the document that it needs. */
function Mark({ row, isPaperNeeded }: { row: QueuedRequest; isPaperNeeded: boolean }) {
  const t = useTexts(deskTexts);
  if (row.askedAt == null && hasReply(row)) return <b className={styles.replied}>{t('replied')}</b>;
  return isPaperNeeded && row.asked.paper === null && <b className={styles.lack}>{t('noPaper')}</b>;
}

/** Age and time limit of a pending request, how long it waits for the student, or the state of a decided one. */
function Age({ row, state }: { row: QueuedRequest; state: string }) {
  const t = useTexts(deskTexts);
  const { dueOn, kind, askedAt = null } = row;
  const since = readMoment(askedAt ?? waitsSince(row));
  if (dueOn === null || since === null) return <span className={styles.state}>{state}</span>;
  const days = Math.max(0, daysBetween(since, today()));
  const isLate = askedAt === null && isOverdue(dueOn, today());
  return (
    <>
      <span className={styles.age} data-late={isLate || undefined}>
        {isLate && <CircleAlert size={14} strokeWidth={1.75} aria-hidden />}
        {days === 0 ? t('today') : t('age', { count: days })}
        {isLate && <span className="visually-hidden">, {t('isOverdue')}</span>}
      </span>
      <span className={styles.limit}>
        {askedAt === null ? t('limit', { count: rulesOf(kind).days }) : t('askedSince')}
      </span>
    </>
  );
}
