import { ApiError } from '@semestr/api/client';
import { confirm } from '@semestr/api/second-factor';
import { Button } from '@semestr/ui/Button.tsx';
import { CodeField } from '@semestr/ui/fields/CodeField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { QrCode } from '@semestr/ui/QrCode.tsx';
import { toast } from '@semestr/ui/toast';
import { Controller } from 'react-hook-form';
import { usePerson } from '../../account/person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import { asPrivate } from '@semestr/ui/private';
import { takeFocus } from '../../ui/focus.ts';
import { stateOf } from './second-factor.ts';
import steps from '../../account/proof/steps.module.css';
import styles from './second-factor.module.css';
import { secondFactorTexts } from './texts.ts';

interface SetUpProps {
  /** The secret for the app, as text and as the URI in a QR code. */
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for the app, and verifies it with the app's first code. */
export function SetUp({ secret, uri, onCodes, onCancel }: SetUpProps) {
  const t = useTexts(secondFactorTexts);
  const form = useContractForm(confirm.body, { code: '' }, null);
  const error = useFieldError(form);
  const act = useApiMutation(confirm, {
    refetches: [stateOf(usePerson()).queryKey],
    done: ({ recoveryCodes }) => {
      toast('success', t('codes.enabled'));
      onCodes(recoveryCodes);
    },
  });
  const isWrong = act.error instanceof ApiError && act.error.reason === 'second-factor-wrong';
  return (
    <div className={steps.step}>
      <p className={steps.text} tabIndex={-1} ref={takeFocus}>
        {t('app.scan')}
      </p>
      <div className={styles.setUp} {...asPrivate}>
        <QrCode text={uri} label={t('app.qr')} />
        <div className={styles.secret}>
          <p className={steps.second}>{t('app.secret')}</p>
          {/* Grouped in fours for typing; copied without the spaces. */}
          <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton text={secret} what={t('app.secret')} />
        </div>
      </div>
      <FormShell
        form={form}
        act={act}
        request={(body) => ({ body })}
        submit={t('app.confirm')}
        isFailureSaid={isWrong}
        onFailure={() => {
          form.resetField('code');
          form.setFocus('code');
        }}
        note={
          <Button look="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        <Controller
          control={form.control}
          name="code"
          render={({ field }) => (
            <CodeField
              {...field}
              label={t('app.first')}
              hint={t('app.firstHint')}
              error={error('code') ?? (isWrong ? (act.sentence ?? undefined) : undefined)}
            />
          )}
        />
      </FormShell>
    </div>
  );
}
