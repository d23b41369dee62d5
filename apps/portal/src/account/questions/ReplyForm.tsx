import { reply } from '@semestr/api/request-threads';
import { MAX_REQUEST_MESSAGE } from '@semestr/core/requests/threads';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Controller, useWatch } from 'react-hook-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePerson } from '../person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { Papers } from '../../ui/papers/Papers.tsx';
import { usePapers } from '../../ui/papers/use-papers.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { questionsOf, type RequestThread } from './questions.ts';
import { questionTexts } from './texts.ts';

/** Form for the reply to an open question: a text, a document or both. */
export function ReplyForm({ thread: { kind, id } }: { thread: RequestThread }) {
  const t = useTexts(questionTexts);
  const draft = `reply ${kind}/${id}`;
  const [schema] = useState(() =>
    z.object({ text: z.string().check(z.trim(), z.maxLength(MAX_REQUEST_MESSAGE)) }),
  );
  const form = useContractForm(schema, { text: '' }, draft);
  const error = useFieldError(form);
  const papers = usePapers();
  const text = useWatch({ control: form.control, name: 'text' });
  const act = useApiMutation(reply, {
    refetches: [questionsOf(usePerson()).queryKey],
    done: () => toast('success', t('sent')),
  });
  const isEmpty = text.trim() === '' && papers.files.length === 0;
  return (
    <FormShell
      form={form}
      act={act}
      draft={draft}
      request={(values) => ({
        params: { kind, id: String(id) },
        body: { text: values.text, ...(papers.contents.length > 0 && { document: [...papers.contents] }) },
      })}
      isReady={!isEmpty && (papers.files.length === 0 || papers.isReady)}
      submit={t('send')}
      note={t(isEmpty ? 'empty' : 'hint')}
    >
      <Controller
        control={form.control}
        name="text"
        render={({ field }) => (
          <TextAreaField
            {...field}
            label={t('reply')}
            error={error('text')}
            maxLength={MAX_REQUEST_MESSAGE}
          />
        )}
      />
      <Papers papers={papers} />
    </FormShell>
  );
}
