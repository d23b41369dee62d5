import { Banner } from '@semestr/ui/Banner.tsx';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import { Form, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../client.ts';
import { uiTexts } from '../texts.ts';
import styles from './form.module.css';
import { FormDraft } from './FormDraft.tsx';
import { createShownValues, ShownValuesContext } from './shown-values.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useStoring, type Values } from './use-storing.tsx';

/** What is sent of a form, unless it says more. */
export const asTheyAre = (values: Values): Values => values;

/** How a form is stored, where it is not simply a record that is made or changed. */
export interface Saving extends Pick<RecordFormProps<unknown>, 'agree'> {
  /** What the button says. */
  submit?: ReactNode;
  /** What is said of the record once it is stored. */
  told?: (record: RaRecord) => string;
}

interface RecordFormProps<R> {
  /** Stores the values and answers the record; rejects with what the data provider throws. */
  save: (values: Values) => Promise<R>;
  /** Goes on once they are stored. */
  onSaved: (record: R) => void;
  /** What the button says. */
  submit: ReactNode;
  /** Asks before they are stored, where that may be needed; after a no the form stays as it is. */
  agree?: ((values: Values) => Promise<boolean>) | undefined;
  /** The inputs. */
  children: ReactNode;
  /** Beside the buttons: what else can be done with the record. */
  actions?: ReactNode;
}

/** The form of one record, stored as `useStoring` says; leaving with unsaved changes asks first. */
export function RecordForm<R>({ submit, children, actions, ...storing }: RecordFormProps<R>) {
  const [shown] = useState(createShownValues);
  const { store, refusal, body, isSaved, dialogs } = useStoring(storing);
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? 'new';
  return (
    <ShownValuesContext value={shown}>
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
    </ShownValuesContext>
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
