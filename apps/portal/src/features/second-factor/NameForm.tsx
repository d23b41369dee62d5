import type { Endpoint, Request } from '@semestr/api/endpoint';
import { rename } from '@semestr/api/passkeys';
import { Button } from '@semestr/ui/Button.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import type { ApiMutation } from '../../ui/use-api-mutation.ts';
import { takeFocus } from '../../ui/focus.ts';
import { secondFactorTexts } from './texts.ts';

interface NameFormProps<E extends Endpoint> {
  name: string;
  act: ApiMutation<E>;
  request: (name: string) => Request<E>;
  onCancel: () => void;
}

/** Form for the name of a new or existing passkey. */
export function NameForm<E extends Endpoint>({ name, act, request, onCancel }: NameFormProps<E>) {
  const t = useTexts(secondFactorTexts);
  const form = useContractForm(rename.body, { name }, null);
  const error = useFieldError(form);
  return (
    <FormShell
      form={form}
      act={act}
      request={(values) => request(values.name)}
      submit={t('passkeys.save')}
      note={
        <Button look="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <div ref={takeFocus}>
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          error={error('name')}
          autoComplete="off"
          {...form.register('name')}
        />
      </div>
    </FormShell>
  );
}
