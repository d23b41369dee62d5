import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { Form, useCreatePath, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { sentenceOf, StaleRecord } from '../../client.ts';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { uiTexts } from '../texts.ts';
import styles from './form.module.css';
import { faultsOf, focusFirst } from './refusal.ts';
import { createShownValues, ShownValuesContext } from './shown-values.ts';
import { StaleDialog } from './StaleDialog.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

export type Values = Record<string, unknown>;

/** What is sent of a form, unless it says more. */
export const asTheyAre = (values: Values): Values => values;

interface RecordFormProps {
  /** Stores the values; rejects with what the data provider throws. */
  save: (values: Values) => Promise<void>;
  /** Goes on once they are stored. */
  onSaved: () => void;
  submit: string;
  /** The inputs. */
  children: ReactNode;
  /** Beside the buttons: what else can be done with the record. */
  actions?: ReactNode;
}

/**
 * The form of one record: faults stand at their fields and the first gets the focus, another refusal is a sentence above
 * them, a change by somebody else becomes a choice between the two, and leaving with unsaved changes asks first.
 */
export function RecordForm({ save, onSaved, submit, children, actions }: RecordFormProps) {
  const [refusal, setRefusal] = useState<unknown>(null);
  const [stale, setStale] = useState<Values | null>(null);
  const [shown] = useState(createShownValues);
  const isSaved = useRef(false);
  const body = useRef<HTMLDivElement>(null);

  async function store(values: Values): Promise<Record<string, string> | undefined> {
    setRefusal(null);
    setStale(null);
    try {
      await save(values);
      isSaved.current = true;
      onSaved();
      return undefined;
    } catch (error) {
      if (error instanceof StaleRecord) {
        setStale(values);
        return undefined;
      }
      setRefusal(error);
      const faults = faultsOf(error);
      focusFirst(body.current, faults);
      return faults;
    }
  }

  return (
    <ShownValuesContext value={shown}>
      <Form onSubmit={store} noValidate disableInvalidFormNotification className={styles.form ?? ''}>
        <div ref={body} className={styles.fields}>
          {refusal !== null && <Banner kind="error">{sentenceOf(refusal)}</Banner>}
          {children}
        </div>
        <Buttons submit={submit}>{actions}</Buttons>
        <UnsavedGuard isSaved={isSaved} />
        {stale && <StaleDialog mine={stale} onChosen={store} onClose={() => setStale(null)} />}
      </Form>
    </ShownValuesContext>
  );
}

function Buttons({ submit, children }: Pick<RecordFormProps, 'submit' | 'children'>) {
  const t = useTexts(uiTexts);
  const { isSubmitting } = useFormState();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" isPending={isSubmitting}>
        {submit}
      </Button>
      <Link to={createPath({ resource, type: 'list' })} className={buttonClass('outlined')}>
        {t('form.cancel')}
      </Link>
      {children && <div className={styles.others}>{children}</div>}
    </div>
  );
}
