import type { QueuedRequest } from '@semestr/api/requests';
import type { RequestKind } from '@semestr/core/requests/kinds';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Inbox, SearchX } from 'lucide-react';
import { useState } from 'react';
import { ListPaginationContext } from 'react-admin';
import { today } from '../../clock.ts';
import { Pages } from '../list/Pages.tsx';
import { BulkDecisions, type Failure } from './BulkDecisions.tsx';
import styles from './desk.module.css';
import { IssuedPapers } from './IssuedPapers.tsx';
import { KeyHints } from './KeyHints.tsx';
import paperStyles from './papers.module.css';
import { PrintPapers } from './PrintPapers.tsx';
import { QueueRow } from './QueueRow.tsx';
import { deskTexts } from './texts.ts';
import { type Address, keyOf } from './use-address.ts';
import type { Decision, Decisions } from './use-decisions.ts';
import { useKinds } from './use-kinds.ts';
import { session } from '../../session/session.ts';

interface QueueProps {
  address: Address;
  rows: readonly QueuedRequest[];
  /** Number of requests on all pages; undefined until loaded. */
  total: number | undefined;
  openKey: string | null;
  decisions: Decisions;
  marked: ReadonlySet<string>;
  onMark: (keys: readonly string[], isMarked: boolean) => void;
  onUndo: (decision: Decision) => void;
  onUndoBatch: (decision: Decision) => void;
}

/** The matching requests, two lines each: the student, what is requested, and the age. */
export function Queue(props: QueueProps) {
  const { address, rows, total, openKey, decisions, marked, onMark, onUndo, onUndoBatch } = props;
  const t = useTexts(deskTexts);
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  const open = rows.filter((row) => !decisions.decisions.has(keyOf(row)));
  const keys = open.map(keyOf);
  const chosen = open.filter((row) => marked.has(keyOf(row)));
  return (
    <section className={styles.queue} aria-label={t('queue')}>
      {total !== undefined && rows.length === 0 ? (
        <NoRows address={address} />
      ) : (
        <div className={styles.head}>
          <input
            type="checkbox"
            className={styles.tick}
            disabled={!session.may('requests', 'write')}
            aria-label={t('markAll')}
            checked={keys.length > 0 && chosen.length === keys.length}
            onChange={({ target }) => onMark(keys, target.checked)}
          />
          <span>{t('number')}</span>
          <span>{t('who')}</span>
          <span>{t(address.conditions.state === 'decided' ? 'stateHead' : 'waits')}</span>
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => {
          const key = keyOf(row);
          const decision = decisions.decisions.get(key);
          return (
            <li key={key}>
              <QueueRow
                row={row}
                to={address.path(row)}
                isOpen={key === openKey}
                isReplaced={address.open !== null}
                isMarked={marked.has(key) && !decision}
                failure={failures.get(key)?.why}
                decision={decision}
                isLast={decision !== undefined && decision === decisions.last && decision.batch === undefined}
                onMark={(isMarked) => onMark([key], isMarked)}
                onUndo={onUndo}
              />
            </li>
          );
        })}
      </ul>
      <IssuedPapers decisions={decisions} onUndo={onUndoBatch} />
      {decisions.decisions.size > 0 && (
        <Button look="text" className={styles.clear ?? ''} onClick={decisions.clear}>
          {t('clear')}
        </Button>
      )}
      {total !== undefined && total > address.perPage && <QueuePages address={address} total={total} />}
      {failures.size > 0 && (
        // Also reports failures of requests that left the queue because another user decided them.
        <Banner kind="error" isAnnounced>
          {t('failed', {
            reasons: [...failures.values()].map(({ number, why }) => `${number}: ${why}`).join(' '),
          })}
        </Banner>
      )}
      <div className={styles.foot}>
        {chosen.length > 0 ? (
          <BulkDecisions
            chosen={chosen}
            decisions={decisions}
            onFailures={setFailures}
            onUnmark={(unmarked) => onMark(unmarked, false)}
          />
        ) : (
          <>
            <PrintToday kinds={address.conditions.kind} />
            <KeyHints />
          </>
        )}
      </div>
    </section>
  );
}

/** Prints the papers issued today; only available when the queue is filtered to their type. */
function PrintToday({ kinds: [kind, ...others] }: { kinds: readonly RequestKind[] }) {
  const t = useTexts(deskTexts);
  const kindOf = useKinds();
  const papers = kind === undefined || others.length > 0 ? undefined : kindOf(kind).papers;
  if (!papers) return null;
  return (
    <p className={paperStyles.printToday}>
      <PrintPapers look="text" papers={papers} filter={{ decidedOn: today() }}>
        {t('printToday')}
      </PrintPapers>
    </p>
  );
}

function NoRows({ address }: { address: Address }) {
  const t = useTexts(deskTexts);
  if (!address.isNarrowed && address.page === 1)
    return <Empty icon={Inbox} title={t('none')} hint={t('noneHint')} />;
  return (
    <Empty
      icon={SearchX}
      title={t('noneFound')}
      hint={t('noneFoundHint')}
      action={<Button onClick={address.reset}>{t('reset')}</Button>}
    />
  );
}

/** Pagination of the queue. */
function QueuePages({ address, total }: { address: Address; total: number }) {
  const { page, perPage, turn, setPerPage } = address;
  const hasNextPage = page * perPage < total;
  return (
    <ListPaginationContext
      value={{
        page,
        perPage,
        total,
        setPage: turn,
        setPerPage,
        hasNextPage,
        hasPreviousPage: page > 1,
        isLoading: false,
        isPending: false,
        resource: '',
      }}
    >
      <Pages />
    </ListPaginationContext>
  );
}
