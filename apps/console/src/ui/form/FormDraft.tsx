import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { session } from '../../session/session.ts';
import { uiTexts } from '../texts/index.ts';
import { type DraftValues, keepDraft, takeDraft } from '../../session/drafts.ts';

interface FormDraftProps {
  /** Identifies the form and its record among all forms of the console. */
  name: string;
  /** Called after the draft has been restored. */
  onRestore?: (values: DraftValues) => void;
}

/** Saves a draft of the form when the session ends, and restores it once the same user has signed in again. */
export function FormDraft({ name, onRestore }: FormDraftProps) {
  const t = useTexts(uiTexts);
  const notify = useNotify();
  const { getValues, reset } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;

  useEffect(() => {
    if (!isDirty) return undefined;
    return session.onEnd((username) => keepDraft(name, { username, values: getValues() }));
  }, [isDirty, name, getValues]);

  useEffect(() => {
    const username = session.user()?.username;
    const values = isReady && username !== undefined ? takeDraft(name, username) : null;
    if (!values) return;
    // react-admin fills the form with its record in an effect that runs after this one.
    queueMicrotask(() => {
      reset({ ...getValues(), ...values }, { keepDefaultValues: true });
      onRestore?.(values);
      notify(t('form.draftRestored'), { type: 'info' });
    });
  }, [isReady, name, getValues, reset, onRestore, notify, t]);

  return null;
}
