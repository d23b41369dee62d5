import { Banner } from '@semestr/ui/Banner.tsx';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../client.ts';
import { uiTexts } from '../texts/index.ts';
import styles from './form.module.css';
import { FormDraft } from './FormDraft.tsx';
import { createDisplayedValues, DisplayedValuesContext } from './displayed-values.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useStoring, type Values } from './use-record-form.tsx';

/** Default conversion: sends the values unchanged. */
export const unchanged = (values: Values): Values => values;

/** Overrides for forms that do more than create or update a record. */
export interface Saving extends Pick<RecordFormProps<unknown>, 'agree'> {
  /** Label of the submit button. */
  submit?: ReactNode;
  /** Returns the message shown after saving. */
  successMessage?: (record: RaRecord) => string;
}

interface SecondSubmit {
  label: ReactNode;
  hint: string;
  onPress: (isAnother: boolean) => void;
}

interface RecordFormProps<R> {
  /** Saves the values and returns the record; rejects with the data provider's error. */
  save: (values: Values) => Promise<R>;
  /** Called after saving, with the values that were sent. */
  onSaved: (record: R, values: Values) => void;
  /** A second way to submit the form; `onPress` is called before it is submitted. */
  another?: SecondSubmit | undefined;
  /** Whether the first field is focused. */
  isFocused?: boolean;
  /** Label of the submit button. */
  submit: ReactNode;
  /** Prompts for confirmation before saving, if needed. Saving is cancelled when it resolves to false. */
  agree?: ((values: Values) => Promise<boolean>) | undefined;
  /** The inputs. */
  children: ReactNode;
  /** Additional actions on the record, next to the buttons. */
  actions?: ReactNode;
}

/** Form of a record, saved by `useStoring`. Prompts before unsaved changes are lost. */
export function RecordForm<R>({
  submit,
  children,
  actions,
  another,
  isFocused = false,
  ...storing
}: RecordFormProps<R>) {
  const [displayedValues] = useState(createDisplayedValues);
  const { store, refusal, body, isSaved, dialogs } = useStoring(storing);
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? 'new';
  useEffect(() => {
    if (isFocused) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [body, isFocused]);
  return (
    <DisplayedValuesContext value={displayedValues}>
      <Form onSubmit={store} noValidate disableInvalidFormNotification className={styles.form ?? ''}>
        <div ref={body} className={styles.fields}>
          {refusal !== null && <Banner kind="error">{sentenceOf(refusal)}</Banner>}
          {children}
        </div>
        <Buttons submit={submit} another={another}>
          {actions}
        </Buttons>
        <UnsavedGuard isSaved={isSaved} />
        <FormDraft name={`${resource}/${id}`} />
        {dialogs}
      </Form>
    </DisplayedValuesContext>
  );
}

type ButtonsProps = Pick<RecordFormProps<unknown>, 'submit' | 'another' | 'children'>;

function Buttons({ submit, another, children }: ButtonsProps) {
  const t = useTexts(uiTexts);
  const { isSubmitting } = useFormState();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" isPending={isSubmitting} onClick={() => another?.onPress(false)}>
        {submit}
      </Button>
      {another && (
        <Button
          type="submit"
          isPending={isSubmitting}
          title={another.hint}
          onClick={() => another.onPress(true)}
        >
          {another.label}
        </Button>
      )}
      <Link to={createPath({ resource, type: 'list' })} className={buttonClass('outlined')}>
        {t('form.cancel')}
      </Link>
      {children && <div className={styles.others}>{children}</div>}
    </div>
  );
}
