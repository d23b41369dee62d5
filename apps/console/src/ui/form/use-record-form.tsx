import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { StaleRecord } from '../../client.ts';
import { assertSignedIn } from '../../session/session.ts';
import { type Question, QuestionDialog, questionOf } from './QuestionDialog.tsx';
import { faultsOf, focusFirst } from './refusal.ts';
import { StaleDialog } from './StaleDialog.tsx';

export type Values = Record<string, unknown>;

interface StoringProps<R> {
  /** Saves the values and returns the record; rejects with the data provider's error. */
  save: (values: Values) => Promise<R>;
  /** Called after saving, with the values that were sent. */
  onSaved: (record: R, values: Values) => void;
  /** Prompts for confirmation before saving, if needed. Saving is cancelled when it resolves to false. */
  agree?: ((values: Values) => Promise<boolean>) | undefined;
}

interface Storing {
  /** Submit handler of the form: returns the errors of its fields, the first of which is focused. */
  store: (values: Values) => Promise<Record<string, string> | undefined>;
  /** Error of the last attempt, unless it only concerns fields; null when there was none. */
  refusal: unknown;
  /** The element that contains the fields. */
  body: RefObject<HTMLDivElement | null>;
  isSaved: RefObject<boolean>;
  /** Confirmation of a refusal, or the choice between two versions; rendered within the form. */
  dialogs: ReactNode;
}

/**
 * Saves the values of a form. Field errors are shown at their fields, other refusals as a message or a confirmation. If
 * another user has changed the record, the user chooses between the two versions.
 */
export function useStoring<R>({ save, onSaved, agree }: StoringProps<R>): Storing {
  const [refusal, setRefusal] = useState<unknown>(null);
  const [stale, setStale] = useState<Values | null>(null);
  const [prompt, setPrompt] = useState<{ question: Question; values: Values } | null>(null);
  const isSaved = useRef(false);
  const body = useRef<HTMLDivElement>(null);

  async function store(values: Values): Promise<Record<string, string> | undefined> {
    setRefusal(null);
    setStale(null);
    setPrompt(null);
    try {
      if (agree && !(await agree(values))) return undefined;
      const record = await save(values);
      assertSignedIn();
      isSaved.current = true;
      onSaved(record, values);
      return undefined;
    } catch (error) {
      if (error instanceof StaleRecord) {
        setStale(values);
        return undefined;
      }
      const question = questionOf(error);
      if (question) {
        setPrompt({ question, values });
        return undefined;
      }
      setRefusal(error);
      const faults = faultsOf(error);
      focusFirst(body.current, faults);
      return faults;
    }
  }

  const dialogs = (
    <>
      {prompt && (
        <QuestionDialog
          question={prompt.question}
          onYes={async () => void (await store({ ...prompt.values, [prompt.question.answer]: true }))}
          onClose={() => setPrompt(null)}
        />
      )}
      {stale && <StaleDialog mine={stale} onChosen={store} onClose={() => setStale(null)} />}
    </>
  );
  return { store, refusal, body, isSaved, dialogs };
}
