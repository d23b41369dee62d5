import { Banner } from '@semestr/ui/Banner.tsx';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
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
export const asTheyAre = (values: Values): Values => values;

/** Overrides how a form is saved, when it does not simply create or update a record. */
export interface Saving extends Pick<RecordFormProps<unknown>, 'agree'> {
  /** Label of the submit button. */
  submit?: ReactNode;
  /** Returns the message shown after saving. */
  successMessage?: (record: RaRecord) => string;
}

interface RecordFormProps<R> {
  /** Saves the values and returns the record; rejects with the data provider's error. */
  save: (values: Values) => Promise<R>;
  /** Called after saving. */
  onSaved: (record: R) => void;
  /** Label of the submit button. */
  submit: ReactNode;
  /** Prompts for confirmation before saving, where needed; when it is declined the form stays as it is. */
  agree?: ((values: Values) => Promise<boolean>) | undefined;
  /** The inputs. */
  children: ReactNode;
  /** Additional actions on the record, next to the buttons. */
  actions?: ReactNode;
}

/** Form of a record, saved by `useStoring`; prompts before unsaved changes are lost. */
export function RecordForm<R>({ submit, children, actions, ...storing }: RecordFormProps<R>) {
  const [displayedValues] = useState(createDisplayedValues);
  const { store, refusal, body, isSaved, dialogs } = useStoring(storing);
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? 'new';
  return (
    <DisplayedValuesContext value={displayedValues}>
      <Form onSubmit={store} noValidate disableInvalidFormNotification className={styles.form ?? ''}>
        <div ref={body} className={styles.fields}>
          {refusal !== null && <Banner kind="error">{sentenceOf(refusal)}</Banner>}
          {children}
        </div>
        <Buttons submit={submit}>{actions}</Buttons>
        <UnsavedGuard isSaved={isSaved} />
        <FormDraft name={`${resource}/${id}`} />
        {dialogs}
      </Form>
    </DisplayedValuesContext>
  );
}

function Buttons({ submit, children }: Pick<RecordFormProps<unknown>, 'submit' | 'children'>) {
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
