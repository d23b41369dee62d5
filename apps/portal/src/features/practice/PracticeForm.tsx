import { MAX_DOCUMENT_BYTES } from '@semestr/api/data-url';
import { create, update } from '@semestr/api/practice';
import { AutocompleteField } from '@semestr/ui/fields/AutocompleteField.tsx';
import { FileField } from '@semestr/ui/fields/FileField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { documentLimits, useDocument } from '../../ui/use-document.ts';
import { type Named, practiceOf, type PracticeView } from './practice.ts';
import { practiceTexts } from './texts.ts';

const PracticeValues = z.object({
  type: z.string(),
  enterprise: z.string().check(z.minLength(1, 'required')),
});

/** Fields of the call, mapped to those of the form. */
const fieldOf = { practiceTypeId: 'type', enterpriseId: 'enterprise' } as const;

interface PracticeFormProps {
  enterprises: readonly Named[];
  /** Empty if the provider only has the default type. */
  types: readonly Named[];
  /** Source of the initial values. It is updated while it is pending; otherwise a new application is created. */
  like: PracticeView | null;
  isChange: boolean;
  draft: string;
  onDone: () => void;
}

/** Form for a placement: type, enterprise and letter. */
export default function PracticeForm(props: PracticeFormProps) {
  const { enterprises, types, like, isChange, draft, onDone } = props;
  const t = useTexts(practiceTexts);
  const user = usePerson();
  const form = useContractForm(
    PracticeValues,
    {
      type: String(like?.practiceType?.id ?? types[0]?.id ?? ''),
      enterprise: like?.enterprise?.name ?? '',
    },
    draft,
  );
  const error = useFieldError(form, { enterprise: { required: t('missingEnterprise') } });
  const document = useDocument();
  const options = { refetches: [practiceOf(user).queryKey], done: onDone };
  const making = useApiMutation(create, options);
  const changing = useApiMutation(update, options);
  const idOf = (name: string): number => enterprises.find((one) => one.name === name)?.id ?? 0;
  const chosen = (values: z.output<typeof PracticeValues>) => ({
    enterpriseId: idOf(values.enterprise),
    ...(values.type !== '' && { practiceTypeId: Number(values.type) }),
    ...(document.url !== null && { documentContent: document.url }),
  });
  const shared = {
    form,
    draft,
    fieldOf,
    isReady: document.isReady,
    note: t('submitHint'),
  };
  const type = form.register('type');
  const fields = (
    <>
      {types.length > 0 && (
        <SelectField
          {...type}
          label={t('type')}
          error={error('type')}
          options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
          lang="ru"
        />
      )}
      <Controller
        control={form.control}
        name="enterprise"
        render={({ field }) => (
          <AutocompleteField
            {...field}
            label={t('enterprise')}
            placeholder={t('chooseEnterprise')}
            nothing={t('noSuchEnterprise')}
            error={error('enterprise')}
            groups={[{ title: t('enterprise'), options: enterprises.map(({ name }) => name) }]}
          />
        )}
      />
      <FileField
        label={t('document')}
        hint={
          isChange && like?.docReference
            ? t('documentStays', { name: like.docReference, size: MAX_DOCUMENT_BYTES })
            : t('documentHint', { size: MAX_DOCUMENT_BYTES })
        }
        error={document.isUnreadable ? t('unreadable') : undefined}
        value={document.files}
        onChange={document.choose}
        limits={documentLimits}
      />
    </>
  );
  return isChange && like ? (
    <FormShell
      {...shared}
      act={changing}
      request={(values) => ({ body: { id: like.id, ...chosen(values) } })}
      submit={t('submitChange')}
    >
      {fields}
    </FormShell>
  ) : (
    <FormShell {...shared} act={making} request={(values) => ({ body: chosen(values) })} submit={t('submit')}>
      {fields}
    </FormShell>
  );
}
