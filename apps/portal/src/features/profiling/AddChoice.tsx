import { create, type Specialization } from '@semestr/api/profiling';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { applicationsOf, offersOf } from './profiling.ts';
import styles from './profiling.module.css';
import { profilingTexts } from './texts.ts';

const ChoiceValues = z.object({ specialization: z.string().check(z.minLength(1, 'required')) });

const DRAFT = 'profiling choice';

interface AddChoiceProps {
  /** Specialisations that can still be selected. */
  free: readonly Specialization[];
  isFirst: boolean;
}

/** Adds a specialisation with the lowest priority. */
export function AddChoice({ free, isFirst }: AddChoiceProps) {
  const t = useTexts(profilingTexts);
  const user = usePerson();
  const form = useContractForm(ChoiceValues, { specialization: '' }, DRAFT);
  const error = useFieldError(form, { specialization: { required: t('noChoice') } });
  const act = useApiMutation(create, {
    refetches: [applicationsOf(user).queryKey, offersOf(user).queryKey],
    done: () => toast('success', t('submitted')),
  });
  return (
    <FormShell
      form={form}
      act={act}
      draft={DRAFT}
      fieldOf={{ id: 'specialization' }}
      request={({ specialization }) => ({ query: { id: specialization } })}
      submit={t('submit')}
      note={t(isFirst ? 'submitFirst' : 'submitHint')}
      className={styles.add}
    >
      <SelectField
        {...form.register('specialization')}
        label={t('specialization')}
        placeholder={t('choose')}
        error={error('specialization')}
        options={free.map(({ id, name }) => ({ value: String(id), label: name }))}
        lang="ru"
      />
    </FormShell>
  );
}
