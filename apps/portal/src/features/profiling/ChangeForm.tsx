import { type Specialization, update } from '@semestr/api/profiling';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { moveFocusToHeading } from '../../ui/focus.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { applicationsOf, offersOf, type ApplicationView } from './profiling.ts';
import styles from './profiling.module.css';
import { profilingTexts } from './texts.ts';

const ChangeValues = z.object({ specialization: z.string().check(z.minLength(1, 'required')) });

interface ChangeFormProps {
  application: ApplicationView;
  free: readonly Specialization[];
  onDone: () => void;
}

/** Changes the specialisation of an application, which keeps its priority. */
export function ChangeForm({ application: { id }, free, onDone }: ChangeFormProps) {
  const t = useTexts(profilingTexts);
  const user = usePerson();
  const form = useContractForm(ChangeValues, { specialization: '' }, null);
  const error = useFieldError(form, { specialization: { required: t('noChoice') } });
  const act = useApiMutation(update, {
    refetches: [applicationsOf(user).queryKey, offersOf(user).queryKey],
    done: () => {
      toast('success', t('changed'));
      onDone();
    },
  });
  return (
    <div className={styles.change} ref={moveFocusToHeading}>
      <FormShell
        form={form}
        act={act}
        fieldOf={{ specialityId: 'specialization' }}
        request={({ specialization }) => ({
          body: { applicationId: id, specialityId: Number(specialization) },
        })}
        submit={t('save')}
        note={t('saveHint')}
      >
        <SelectField
          {...form.register('specialization')}
          label={t('instead')}
          placeholder={t('choose')}
          error={error('specialization')}
          options={free.map(({ id: value, name }) => ({ value: String(value), label: name }))}
          lang="ru"
        />
      </FormShell>
    </div>
  );
}
