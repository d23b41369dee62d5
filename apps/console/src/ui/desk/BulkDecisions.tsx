import type { QueuedRequest } from '@semestr/api/requests';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Form } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { TextInput } from '../form/TextInput.tsx';
import styles from './desk.module.css';
import { movesOf, needsMore } from '@semestr/core/requests/kinds';
import { REFUSED } from '@semestr/core/requests/lifecycle';
import { IssuePapers } from './IssuePapers.tsx';
import { PrintPapers } from './PrintPapers.tsx';
import { ReasonChips } from './ReasonChips.tsx';
import { deskTexts } from './texts.ts';
import { keyOf } from './use-address.ts';
import type { Decisions, DecisionValues } from './use-decisions.ts';
import { useKinds } from './use-kinds.ts';

/** A failed request of a bulk decision, with the error. */
export interface Failure {
  number: string;
  why: string;
}

interface BulkDecisionsProps {
  chosen: readonly QueuedRequest[];
  decisions: Decisions;
  /** Reports the requests that failed, by key. */
  onFailures: (failures: ReadonlyMap<string, Failure>) => void;
  onUnmark: (keys: readonly string[]) => void;
}

/** Decides several requests with sequential calls. */
export function BulkDecisions({ chosen, decisions, onFailures, onUnmark }: BulkDecisionsProps) {
  const t = useTexts(deskTexts);
  const kindOf = useKinds();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const [isIssuing, setIssuing] = useState(false);
  const acceptanceOf = ({ kind, state, dueOn }: QueuedRequest): string | undefined => {
    // Steps after the decision are not available in bulk.
    const [first] = dueOn === null ? [] : movesOf(kind, state).accepting;
    return first !== undefined && !needsMore(kind, first) ? first : undefined;
  };
  const acceptable = chosen.filter((row) => acceptanceOf(row) !== undefined);
  const refusable = chosen.filter(({ kind, state }) => movesOf(kind, state).canRefuse);
  const issuable = chosen.filter(({ kind, state, dueOn }) => {
    const { papers } = kindOf(kind);
    return papers !== undefined && dueOn !== null && movesOf(kind, state).accepting.includes(papers.state);
  });
  const [firstIssuable] = issuable;
  const issued = chosen.filter(({ kind, state }) => kindOf(kind).papers?.state === state);
  const papers = issued[0] && kindOf(issued[0].kind).papers;
  const leftOut = chosen.filter(
    (row) => acceptanceOf(row) === undefined && !issuable.includes(row) && !issued.includes(row),
  );
  const kinds = new Set(chosen.map(({ kind }) => kind));
  const [kind] = kinds;

  async function each(
    rows: readonly QueuedRequest[],
    stateOf: (row: QueuedRequest) => string | undefined,
    stated?: DecisionValues,
  ): Promise<void> {
    const failures = new Map<string, Failure>();
    const done: string[] = [];
    onFailures(new Map());
    for (const [index, row] of rows.entries()) {
      setProgress({ done: index, total: rows.length });
      const state = stateOf(row);
      if (state === undefined) continue;
      try {
        await decisions.decide(row, state, stated);
        done.push(keyOf(row));
      } catch (error) {
        failures.set(keyOf(row), { number: row.number, why: sentenceOf(error) });
        decisions.renew(row);
      }
    }
    setProgress(null);
    setRefusing(false);
    onFailures(failures);
    onUnmark(done);
  }

  const refuseAll = (reason: string): Promise<void> =>
    each(refusable, () => REFUSED, { rejectionReason: reason });
  const isBusy = progress !== null;
  return (
    <div className={styles.bulk} role="group" aria-label={t('marked', { total: chosen.length })}>
      <span role="status">{progress ? t('progress', progress) : t('marked', { total: chosen.length })}</span>
      {(acceptable.length > 0 || (!firstIssuable && !papers)) && (
        <Button
          look="primary"
          isPending={isBusy && !isRefusing}
          disabled={acceptable.length === 0}
          onClick={() => void each(acceptable, acceptanceOf)}
        >
          {t('accept')}
        </Button>
      )}
      {firstIssuable && (
        <Button
          look={acceptable.length === 0 && !isIssuing ? 'primary' : 'outlined'}
          aria-expanded={isIssuing}
          disabled={isBusy}
          onClick={() => {
            setIssuing(!isIssuing);
            setRefusing(false);
          }}
        >
          {t('issueMany')}
        </Button>
      )}
      {papers && (
        <PrintPapers papers={papers} filter={{ id: issued.map(({ id }) => id) }}>
          {t('print')}
        </PrintPapers>
      )}
      <Button
        disabled={refusable.length === 0 || isBusy}
        onClick={() => {
          setRefusing(!isRefusing);
          setIssuing(false);
        }}
      >
        {t('refuse')}
      </Button>
      <Button look="text" onClick={() => onUnmark(chosen.map(keyOf))}>
        {t('unmark')}
      </Button>
      {leftOut.length > 0 && (
        <p className={styles.bulkHint}>
          {t('leftOut', { numbers: leftOut.map(({ number }) => number).join(', ') })}
        </p>
      )}
      {isIssuing && firstIssuable && (
        <IssuePapers
          kind={kindOf(firstIssuable.kind)}
          rows={issuable}
          decisions={decisions}
          onIssued={(keys) => {
            setIssuing(false);
            onUnmark(keys);
          }}
        />
      )}
      {isRefusing && (
        <Form
          className={styles.bulkRefusal ?? ''}
          noValidate
          disableInvalidFormNotification
          onSubmit={async (values: DecisionValues) => refuseAll(String(values['rejectionReason']))}
        >
          {kind !== undefined && kinds.size === 1 && (
            <ReasonChips kind={kindOf(kind)} hasKeys={false} onChoose={(reason) => void refuseAll(reason)} />
          )}
          <TextInput source="rejectionReason" label={t('reason')} hint={t('reasonHint')} maxLength={500} />
          <Button type="submit" look="danger" isPending={isBusy}>
            {t('refuseNow')}
          </Button>
        </Form>
      )}
    </div>
  );
}
