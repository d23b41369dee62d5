import { ApiError } from '@semestr/api/client';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { Proof } from '@semestr/api/second-factor';
import { Button } from '@semestr/ui/Button.tsx';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { SecondFactorField } from '../../ui/SecondFactorField.tsx';
import type { ApiMutation } from '../../ui/use-api-mutation.ts';
import { takeFocus } from '../../ui/focus.ts';
import { proofTexts } from './texts.ts';

interface ProofFormProps<E extends Endpoint> {
  act: ApiMutation<E>;
  request: (proof: Proof) => Request<E>;
  /** Label of the button, if it is more specific than "continue". */
  submit?: string;
  /** Whether a code is accepted as well, because the user has a second factor. */
  hasCodes: boolean;
  onCancel: () => void;
  /** Explains the next step. */
  children?: ReactNode;
}

/** Step-up verification by password or code, before a change of the user's sign-in methods. */
export function ProofForm<E extends Endpoint>(props: ProofFormProps<E>) {
  const { act, request, submit, hasCodes, onCancel, children } = props;
  const t = useTexts(proofTexts);
  const { username } = usePerson();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const form = useContractForm<Proof>(Proof, {}, null);
  const error = useFieldError(form);
  const isWrong = act.error instanceof ApiError && act.error.reason === 'proof-wrong';
  const errorOf = (name: typeof way) => error(name) ?? (isWrong ? (act.sentence ?? undefined) : undefined);
  return (
    <FormShell
      form={form}
      act={act}
      request={request}
      submit={submit ?? t('submit')}
      isFailureSaid={isWrong}
      onFailure={() => {
        form.setValue(way, '');
        form.setFocus(way);
      }}
      note={
        <Button look="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      {children}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {/* The key replaces the field when the method changes: the new one is focused, and the input of the old one is not sent. */}
      <div key={way} ref={takeFocus}>
        {way === 'password' ? (
          <PasswordField
            label={t('password')}
            hint={t('passwordHint')}
            error={errorOf('password')}
            autoComplete="current-password"
            {...form.register('password', { shouldUnregister: true })}
          />
        ) : (
          <SecondFactorField
            label={t('code')}
            hint={t('codeHint')}
            error={errorOf('code')}
            {...form.register('code', { shouldUnregister: true })}
          />
        )}
      </div>
      {hasCodes && (
        <div>
          <Button
            look="text"
            onClick={() => {
              act.reset();
              setWay(way === 'password' ? 'code' : 'password');
            }}
          >
            {t(way === 'password' ? 'byCode' : 'byPassword')}
          </Button>
        </div>
      )}
    </FormShell>
  );
}
