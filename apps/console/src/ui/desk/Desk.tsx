import type { Reply } from '@semestr/api/endpoint';
import type { list, QueuedRequest } from '@semestr/api/requests';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../client.ts';
import styles from './desk.module.css';
import { OpenRequest } from './OpenRequest.tsx';
import { Queue } from './Queue.tsx';
import { rowsWith } from './rows.ts';
import { deskTexts } from './texts.ts';
import { type Address, keyOf } from './use-address.ts';
import { useOpenRequest } from './use-open-request.ts';
import { type Decision, useDecisions } from './use-decisions.ts';
import { useKeys } from './use-keys.ts';

interface DeskProps {
  address: Address;
  /** Undefined until loaded. */
  queue: Reply<typeof list> | undefined;
}

/** The queue, and the open request: the one in the address, or the first pending one. */
export function Desk({ address, queue }: DeskProps) {
  const t = useTexts(deskTexts);
  const desk = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const decisions = useDecisions();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsWith(queue?.items ?? [], decisions.decisions, address.conditions.state === 'decided');
  const isDecided = (request: QueuedRequest): boolean => decisions.decisions.has(keyOf(request));
  const { chosen, choose } = useOpenRequest(address);
  const open = chosen ?? rows.find((row) => !isDecided(row)) ?? rows[0] ?? null;
  const openKey = open && keyOf(open);
  const at = rows.findIndex((row) => keyOf(row) === openKey);

  const go = (request: QueuedRequest | undefined): void => {
    if (!request) return;
    choose(request);
    desk.current?.querySelector(`[data-key="${keyOf(request)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = (keys: readonly string[], isMarked: boolean): void =>
    setMarked((before) => {
      const others = [...before].filter((key) => !keys.includes(key));
      return new Set(isMarked ? [...others, ...keys] : others);
    });

  async function undo(decision: Decision): Promise<void> {
    const { number } = decision.request;
    try {
      await decisions.undo(decision);
      toast('success', t('takenBack', { number }));
    } catch (error) {
      toast('error', `${number}: ${sentenceOf(error)}`);
    }
  }

  /** Reverts a decision and all others made by the same call. */
  async function undoBatch(decision: Decision): Promise<void> {
    const batch = decisions.withBatch(decision);
    if (batch.length <= 1) return undo(decision);
    const failures: string[] = [];
    for (const one of batch)
      await decisions
        .undo(one)
        .catch((error: unknown) => failures.push(`${one.request.number}: ${sentenceOf(error)}`));
    if (failures.length > 0) toast('error', failures.join(' '));
    else toast('success', t('allTakenBack', { count: batch.length }));
  }

  /** After a decision the next pending request opens in the same pane. */
  const decided = (): void => {
    go([...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find((row) => !isDecided(row)));
    pane.current?.focus();
  };

  useKeys({
    KeyJ: () => go(at < 0 ? rows[0] : rows[at + 1]),
    KeyK: () => go(rows[at - 1]),
    KeyX: () => {
      const row = rows[at];
      if (row && openKey !== null && !isDecided(row)) toggle([openKey], !marked.has(openKey));
    },
    KeyU: () => {
      const decisionToUndo =
        (openKey === null ? undefined : decisions.decisions.get(openKey)) ?? decisions.last;
      if (decisionToUndo) void undoBatch(decisionToUndo);
    },
  });

  return (
    <div ref={desk} className={styles.desk} data-open={address.open !== null || undefined}>
      <Queue
        address={address}
        rows={rows}
        total={queue?.total}
        openKey={openKey}
        decisions={decisions}
        marked={marked}
        onMark={toggle}
        onUndo={(decision) => void undo(decision)}
        onUndoBatch={(decision) => void undoBatch(decision)}
      />
      {open && (
        <section ref={pane} className={styles.pane} tabIndex={-1} aria-labelledby="open-request">
          <OpenRequest
            key={openKey}
            address={address}
            open={open}
            inQueue={rows[at]}
            decisions={decisions}
            onDecided={decided}
          />
        </section>
      )}
    </div>
  );
}
