import { ApiError } from '@semestr/api/client';
import { start } from '@semestr/api/impersonation';
import { Banner } from '@semestr/ui/Banner.tsx';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { session } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { sentenceOf } from '../../client/sentence.ts';
import { type ApiMutation, useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSentence } from '../../ui/use-sentence.ts';
import { adminTexts } from './texts.ts';

const { studentCardNumber } = start.body.shape;
const MAX_REASON = 300;
const Values = z.object({ studentCardNumber, reason: z.string().check(z.trim(), z.maxLength(MAX_REASON)) });

/** The specification distinguishes two failures: with and without a response (section 8). */
const notFoundError = new ApiError('student-account-not-found', 404);
const noConnectionError = new ApiError('not-connected', 0);
const isAnswered = (error: Error): boolean => error instanceof ApiError && error.status > 0;

const DRAFT = 'as-student';

/** Any response of the server is reported as a missing student. */
function Refusal() {
  const t = useTexts(adminTexts);
  const sentence = useSentence(notFoundError);
  if (sentence === null) return null;
  return (
    <Banner kind="error">
      <strong>{t('failed')}</strong> {sentence}
    </Banner>
  );
}

/** Form with the student card number and the reason. On success opens the student's profile. */
export default function AsStudentForm() {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const { rememberDevice } = usePerson();
  const form = useContractForm(Values, { studentCardNumber: '', reason: '' }, DRAFT);
  const error = useFieldError(form);
  const act = useApiMutation(start, { done: (who) => session.begin({ ...who, rememberDevice }) });
  // Shows errors as texts of this form. A standard message would outlive the dialog about the unavailable server.
  const quiet: ApiMutation<typeof start> = {
    ...act,
    sentence: null,
    run: async (request) => {
      const failure = await act.run(request);
      if (failure && !isAnswered(failure)) toast('error', await sentenceOf(noConnectionError, language));
      return failure;
    },
  };
  const { errors } = form.formState;
  const isMissing = errors.studentCardNumber?.message === 'required';
  return (
    <FormShell
      form={form}
      act={quiet}
      request={(body) => ({ body })}
      draft={DRAFT}
      submit={t('submit')}
      onFailure={() => form.setFocus('studentCardNumber')}
    >
      {act.error && isAnswered(act.error) && <Refusal />}
      <TextField
        label={t('card')}
        hint={t('cardHint')}
        error={errors.studentCardNumber && (isMissing ? error('studentCardNumber') : t('cardFormat'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('studentCardNumber')}
      />
      <Controller
        control={form.control}
        name="reason"
        render={({ field }) => (
          <TextAreaField
            {...field}
            label={t('reason')}
            hint={t('reasonHint')}
            error={error('reason')}
            maxLength={MAX_REASON}
          />
        )}
      />
    </FormShell>
  );
}
