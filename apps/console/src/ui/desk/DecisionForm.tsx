import type { QueuedRequest } from '@semestr/api/requests';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { sentenceOf, StaleRecord } from '../../client.ts';
import { FormDraft } from '../form/FormDraft.tsx';
import { faultsOf, focusFirst } from '../form/refusal.ts';
import { DecisionInput } from './DecisionInput.tsx';
import { movesOf, rulesOf } from '@semestr/core/requests/kinds';
import { REFUSED } from '@semestr/core/requests/lifecycle';
import styles from './pane.module.css';
import { RejectionReason } from './RejectionReason.tsx';
import { deskTexts } from './texts.ts';
import { keyOf } from './use-address.ts';
import type { Decisions, DecisionValues } from './use-decisions.ts';
import { type Keys, useKeys } from './use-keys.ts';
import { useKinds, useKindWords } from './use-kinds.ts';
import { useReasons } from './ReasonChips.tsx';

interface DecisionFormProps {
  request: QueuedRequest;
  record: RaRecord;
  decisions: Decisions;
  onDecided: () => void;
  /** Called when another user has changed the request in the meantime. */
  onStale: () => void;
}

type Faults = Record<string, string> | undefined;

/** The decisions that the request's lifecycle allows, with the fields of each. A rejection requires a reason. */
export function DecisionForm({ request, record, decisions, onDecided, onStale }: DecisionFormProps) {
  const t = useTexts(deskTexts);
  const kind = useKinds()(request.kind);
  const words = useKindWords(kind);
  const reasons = useReasons(kind);
  const [isRefusing, setRefusing] = useState(false);
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const body = useRef<HTMLDivElement>(null);
  const { accepting, canRefuse } = movesOf(request.kind, request.state);
  // Later steps of a decided request, such as moving a resident out, have no single-key shortcut.
  const isWaiting = request.dueOn !== null;
  const [accept] = accepting;
  const fieldsOf = (state: string) => rulesOf(request.kind).fields[state] ?? [];

  async function decide(state: string, stateValues: DecisionValues): Promise<Faults> {
    if (pending !== null) return undefined;
    setPending(state);
    setFailure(null);
    try {
      await decisions.decide(request, state, stateValues);
      onDecided();
      return undefined;
    } catch (error) {
      setPending(null);
      if (error instanceof StaleRecord) {
        onStale();
        return undefined;
      }
      setFailure(error);
      // Another administrator may have assigned the proposed number in the meantime.
      decisions.renew(request);
      const faults = faultsOf(error);
      focusFirst(body.current, faults);
      return faults;
    }
  }

  const refuse = (reason: unknown): Promise<Faults> => decide(REFUSED, { rejectionReason: reason });

  /** The decision that Enter or the submit button makes. */
  const submittedState = useRef<string | null>(null);
  const send = (state: string): void => {
    submittedState.current = state;
    body.current?.closest('form')?.requestSubmit();
  };
  const submit = async (values: DecisionValues): Promise<Faults> => {
    const state = submittedState.current ?? accept;
    submittedState.current = null;
    if (isRefusing) return refuse(values['rejectionReason']);
    if (state === undefined) return undefined;
    // Omits values that were entered for another decision.
    const stateValues = fieldsOf(state).map(({ source }) => [source, values[source]]);
    return decide(state, Object.fromEntries(stateValues));
  };

  const digits: Keys = Object.fromEntries(
    reasons.slice(0, 9).map((reason, index) => [`Digit${index + 1}`, () => void refuse(reason)]),
  );
  useKeys({
    ...(accept !== undefined && isWaiting && !isRefusing && { KeyA: () => send(accept) }),
    ...(canRefuse && isWaiting && { KeyR: () => setRefusing(true) }),
    ...(isRefusing && { ...digits, Escape: () => setRefusing(false) }),
  });

  return (
    <Form
      record={record}
      onSubmit={submit}
      noValidate
      disableInvalidFormNotification
      className={styles.decision ?? ''}
    >
      <div ref={body} role="group" aria-label={t('decision')}>
        <FormDraft
          name={`decision/${keyOf(request)}`}
          onRestore={({ rejectionReason }) => setRefusing(typeof rejectionReason === 'string')}
        />
        {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
        {!isRefusing && (
          <>
            {accepting.map((state) => (
              <div key={state} className={styles.stated}>
                {fieldsOf(state).map((field) => (
                  <DecisionInput key={field.source} field={field} />
                ))}
              </div>
            ))}
            <div className={styles.decisions}>
              {accepting.map((state, index) => (
                <Button
                  key={state}
                  look={index === 0 && isWaiting ? 'primary' : 'outlined'}
                  isPending={pending === state}
                  aria-keyshortcuts={index === 0 && isWaiting ? 'a' : undefined}
                  // Without a submit button, Enter would do nothing in a form with several fields.
                  {...(index === 0 ? { type: 'submit' as const } : { onClick: () => send(state) })}
                >
                  <Check size={16} strokeWidth={1.75} aria-hidden />
                  {words.decision(state)}
                  {index === 0 && isWaiting && <Key>A</Key>}
                </Button>
              ))}
              {canRefuse && (
                <Button
                  aria-keyshortcuts={isWaiting ? 'r' : undefined}
                  isPending={pending === REFUSED}
                  onClick={() => setRefusing(true)}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden />
                  {t('refuse')}
                  {isWaiting && <Key>R</Key>}
                </Button>
              )}
              <p className={styles.notice}>{t('willBeNotified')}</p>
            </div>
          </>
        )}
        {canRefuse && (
          <RejectionReason
            kind={kind}
            isRefusing={isRefusing}
            isPending={pending === REFUSED}
            onRefuse={(reason) => void refuse(reason)}
            onOpen={() => setRefusing(true)}
            onCancel={() => setRefusing(false)}
          />
        )}
      </div>
    </Form>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden>
    {children}
  </kbd>
);
