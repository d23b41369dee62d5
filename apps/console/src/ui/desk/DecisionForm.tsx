import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { Form, useResourceContext, useUpdate } from 'react-admin';
import { sentenceOf, StaleRecord } from '../../client.ts';
import { faultsOf, focusFirst } from '../form/refusal.ts';
import { uiTexts } from '../texts.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import styles from './desk.module.css';
import type { RequestKind, StudentRequest } from './request.ts';
import { RefusalFields } from './RefusalFields.tsx';
import { useKeys } from './use-keys.ts';

interface DecisionFormProps<S extends string, R extends StudentRequest<S>> {
  kind: RequestKind<S, R>;
  request: R;
  fields: Partial<Record<S, ReactNode>>;
  onDecided: (state: S) => void;
  /** Somebody else has changed the request meanwhile. */
  onStale: () => void;
}

type Values = Record<string, unknown>;

/** The decisions that the lifecycle of the request allows now, with what is stated with each; a refusal has a reason. */
export function DecisionForm<S extends string, R extends StudentRequest<S>>(props: DecisionFormProps<S, R>) {
  const { kind, request, fields, onDecided, onStale } = props;
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const [update] = useUpdate();
  const [refusing, setRefusing] = useState<S | null>(null);
  const [pending, setPending] = useState<S | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const body = useRef<HTMLDivElement>(null);
  const next = kind.lifecycle.next[request.state];
  const isRefusal = (state: S): boolean => kind.refusals.includes(state);
  const accepting = next.filter((state) => !isRefusal(state));
  const rejecting = next.filter(isRefusal);
  const [accept] = accepting;
  const [refuse] = rejecting;

  async function decide(state: S, values: Values): Promise<Record<string, string> | undefined> {
    setPending(state);
    setFailure(null);
    try {
      // What was typed for the other decision is no part of this one.
      const { rejectionReason } = values;
      const data = isRefusal(state)
        ? { ...request, rejectionReason, state }
        : { ...values, rejectionReason: null, state };
      await update(
        resource,
        { id: request.id, data, previousData: request },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      onDecided(state);
      return undefined;
    } catch (error) {
      setPending(null);
      if (error instanceof StaleRecord) {
        onStale();
        return undefined;
      }
      setFailure(error);
      const faults = faultsOf(error);
      focusFirst(body.current, faults);
      return faults;
    }
  }

  /** What Enter in a field, and the button of this form, decide. */
  const meant = useRef<S | null>(null);
  const send = (state: S): void => {
    meant.current = state;
    body.current?.closest('form')?.requestSubmit();
  };
  const submit = async (values: Values): Promise<Record<string, string> | undefined> => {
    const state = refusing ?? meant.current ?? accept;
    meant.current = null;
    return state === undefined || pending !== null ? undefined : decide(state, values);
  };

  useKeys({
    ...(accept !== undefined && { KeyA: () => send(accept) }),
    ...(refuse !== undefined && { KeyR: () => setRefusing(refuse) }),
  });

  return (
    <Form
      record={request}
      onSubmit={submit}
      noValidate
      disableInvalidFormNotification
      className={styles.decision ?? ''}
    >
      <div ref={body} className={styles.decisionFields} role="group" aria-label={t('desk.decision')}>
        {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
        {refusing === null ? (
          accepting.map((state) => (
            <div key={state} className={styles.stated}>
              {fields[state]}
            </div>
          ))
        ) : (
          <RefusalFields reasons={kind.reasons} />
        )}
      </div>
      <DecisionButtons
        accepting={accepting}
        rejecting={rejecting}
        refusing={refusing}
        pending={pending}
        nameOf={kind.decisionName}
        onAccept={send}
        onRefuse={setRefusing}
      />
    </Form>
  );
}
