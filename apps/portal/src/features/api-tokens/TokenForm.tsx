import { ApiTokenDraft } from '@semestr/api/api-tokens';
import { API_TOKEN_NAME, apiTokenDays, scopesFor } from '@semestr/core/api-tokens';
import { Button } from '@semestr/ui/Button.tsx';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { FieldError } from '@semestr/ui/fields/FieldFrame.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useId } from 'react';
import { hasConsoleAccess } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import { takeFocus } from '../../ui/focus.ts';
import shell from '../../ui/form.module.css';
import { useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { scopeKey } from './api-tokens.ts';
import styles from './api-tokens.module.css';
import { apiTokensTexts } from './texts.ts';

const defaultDraft: ApiTokenDraft = { name: '', scopes: ['read'], days: 30 };

interface TokenFormProps {
  onSubmit: (draft: ApiTokenDraft) => void;
  onCancel: () => void;
}

/** Options of a token: its name, scope and lifetime. Sends nothing yet. */
export function TokenForm({ onSubmit, onCancel }: TokenFormProps) {
  const t = useTexts(apiTokensTexts);
  const id = useId();
  const form = useContractForm(ApiTokenDraft, defaultDraft, null);
  const error = useFieldError(form);
  const scopes = scopesFor(hasConsoleAccess(usePerson()));
  const scopesError = error('scopes');
  return (
    <form
      method="post"
      className={shell.form}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      noValidate
    >
      <div ref={takeFocus}>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          error={error('name')}
          maxLength={API_TOKEN_NAME}
          autoComplete="off"
          {...form.register('name')}
        />
      </div>
      <fieldset className={styles.scopes} aria-describedby={scopesError && `${id}-error`}>
        <legend>{t('allowed')}</legend>
        {scopes.map((scope) => (
          <CheckField
            key={scope}
            label={t(`scopes.${scopeKey[scope]}`)}
            hint={t(`scopeHints.${scopeKey[scope]}`)}
            value={scope}
            {...form.register('scopes')}
          />
        ))}
        <FieldError id={`${id}-error`} error={scopesError} />
      </fieldset>
      <SelectField
        label={t('days')}
        options={apiTokenDays.map((days) => ({ value: String(days), label: t(`forDays.${days}`) }))}
        {...form.register('days', { valueAsNumber: true })}
      />
      <div className={shell.foot}>
        <Button type="submit" look="primary">
          {t('next')}
        </Button>
        <Button look="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
