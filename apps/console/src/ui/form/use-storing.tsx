import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { StaleRecord } from '../../client.ts';
import { assertSignedIn } from '../../session.ts';
import { type Question, QuestionDialog, questionOf } from './QuestionDialog.tsx';
import { faultsOf, focusFirst } from './refusal.ts';
import { StaleDialog } from './StaleDialog.tsx';

export type Values = Record<string, unknown>;

interface StoringProps<R> {
  /** Stores the values and answers the record; rejects with what the data provider throws. */
  save: (values: Values) => Promise<R>;
  /** Goes on once they are stored. */
  onSaved: (record: R) => void;
  /** Asks before they are stored, where that may be needed; after a no the form stays as it is. */
  agree?: ((values: Values) => Promise<boolean>) | undefined;
}

interface Storing {
  /** For the form: answers the faults of its fields, the first of which has the focus then. */
  store: (values: Values) => Promise<Record<string, string> | undefined>;
  /** What stood in the way the last time, where it is no fault of a field alone; null where nothing did. */
  refusal: unknown;
  /** Where the fields are. */
  body: RefObject<HTMLDivElement | null>;
  isSaved: RefObject<boolean>;
  /** A question that the refusal is, or the choice between two versions; within the form. */
  dialogs: ReactNode;
}

/**
 * How the values of a form become a record: faults go to their fields, another refusal is told or is a question, and a
 * change by somebody else becomes a choice between the two.
 */
export function useStoring<R>({ save, onSaved, agree }: StoringProps<R>): Storing {
  const [refusal, setRefusal] = useState<unknown>(null);
  const [stale, setStale] = useState<Values | null>(null);
  const [asked, setAsked] = useState<{ question: Question; values: Values } | null>(null);
  const isSaved = useRef(false);
  const body = useRef<HTMLDivElement>(null);

  async function store(values: Values): Promise<Record<string, string> | undefined> {
    setRefusal(null);
    setStale(null);
    setAsked(null);
    try {
      if (agree && !(await agree(values))) return undefined;
      const record = await save(values);
      assertSignedIn();
      isSaved.current = true;
      onSaved(record);
      return undefined;
    } catch (error) {
      if (error instanceof StaleRecord) {
        setStale(values);
        return undefined;
      }
      const question = questionOf(error);
      if (question) {
        setAsked({ question, values });
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
      {asked && (
        <QuestionDialog
          question={asked.question}
          onYes={async () => void (await store({ ...asked.values, [asked.question.answer]: true }))}
          onClose={() => setAsked(null)}
        />
      )}
      {stale && <StaleDialog mine={stale} onChosen={store} onClose={() => setStale(null)} />}
    </>
  );
  return { store, refusal, body, isSaved, dialogs };
}
