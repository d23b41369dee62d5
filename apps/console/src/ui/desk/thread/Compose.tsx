import { ask, note } from '@semestr/api/request-threads';
import type { QueuedRequest } from '@semestr/api/requests';
import { MAX_REQUEST_MESSAGE } from '@semestr/core/requests/threads';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { sentenceOf } from '../../../client.ts';
import { Fault } from '../../Fault.tsx';
import { FormDraft } from '../../form/FormDraft.tsx';
import { TextInput } from '../../form/TextInput.tsx';
import { UnsavedGuard } from '../../form/UnsavedGuard.tsx';
import { useCall } from '../../record/use-call.ts';
import { uiTexts } from '../../texts/index.ts';
import styles from '../pane.module.css';
import { keyOf } from '../use-address.ts';
import { threadTexts } from './texts.ts';
import { useTemplates } from './use-thread.ts';

export type Message = 'question' | 'note';

interface ComposeProps {
  request: QueuedRequest;
  message: Message;
  /** Called once it is stored. */
  onSent: () => void;
  onCancel: () => void;
}

/** Form for a question to the student or for a note of the office. */
export function Compose({ request, message, onSent, onCancel }: ComposeProps) {
  const t = useTexts(threadTexts);
  const common = useTexts(uiTexts);
  const call = useCall();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isSaved = useRef(false);

  async function send({ text }: Record<string, unknown>): Promise<void> {
    // The form requires it.
    if (typeof text !== 'string') return;
    setPending(true);
    setFailure(null);
    const sent = { params: { kind: request.kind, id: String(request.id) }, body: { text } };
    try {
      await call(message === 'question' ? ask : note, sent);
      isSaved.current = true;
      toast('success', t(message === 'question' ? 'sent' : 'kept'));
      onSent();
    } catch (error) {
      setPending(false);
      setFailure(error);
    }
  }

  return (
    <Form onSubmit={send} noValidate disableInvalidFormNotification className={styles.compose ?? ''}>
      <section aria-label={t(`compose.${message}`)}>
        <FormDraft name={`${message}/${keyOf(request)}`} />
        <UnsavedGuard isSaved={isSaved} />
        {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
        {message === 'question' && <Templates kind={request.kind} />}
        <TextInput
          source="text"
          label={t(`text.${message}`)}
          hint={t(`hint.${message}`)}
          maxLength={MAX_REQUEST_MESSAGE}
          isLong
        />
        <FocusedText />
        <div className={styles.decisions}>
          <Button type="submit" look="primary" isPending={isPending}>
            {t(`send.${message}`)}
          </Button>
          <Button onClick={onCancel}>{common('cancel')}</Button>
        </div>
      </section>
    </Form>
  );
}

/** Focuses the text when the form is opened. */
function FocusedText() {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus('text'), [setFocus]);
  return null;
}

/** Templates of questions; one replaces the typed text. */
function Templates({ kind }: { kind: QueuedRequest['kind'] }) {
  const t = useTexts(threadTexts);
  const { setValue, setFocus } = useFormContext();
  const { templates, error, refetch } = useTemplates('question', kind);
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  if (templates.length === 0) return null;
  return (
    <div className={styles.reasons} role="group" aria-label={t('templates')}>
      {templates.map((text) => (
        <button
          key={text}
          type="button"
          className={styles.reason}
          onClick={() => {
            setValue('text', text, { shouldDirty: true });
            setFocus('text');
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
