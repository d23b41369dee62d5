import { difference, parallel } from '@semestr/api/study';
import { capitalise } from '@semestr/core/display';
import { AutocompleteField } from '@semestr/ui/fields/AutocompleteField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { TwoLines } from '@semestr/ui/Section.tsx';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { Consequence } from '../../ui/requests/Consequence.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { applicationsOf, markbookOf, type Opening } from './applications.ts';
import { applicationTexts } from './texts.ts';

const ApplyValues = z.object({ opening: z.string().check(z.minLength(1, 'required')) });

interface ApplyFormProps {
  openings: readonly Opening[];
  /** Preselected subject. */
  chosen: Opening | null;
  draft: string;
  onSent: () => void;
}

/** Selects a subject; the purpose follows from the markbook. */
export default function ApplyForm({ openings, chosen, draft, onSent }: ApplyFormProps) {
  const t = useTexts(applicationTexts);
  const user = usePerson();
  const form = useContractForm(ApplyValues, { opening: chosen?.id ?? '' }, draft);
  const error = useFieldError(form, { opening: { required: t('noSubject') } });
  const value = form.watch('opening');
  const opening = openings.find(({ id }) => id === value) ?? null;
  const act = useApiMutation(opening?.purpose === 'difference' ? difference : parallel, {
    refetches: [applicationsOf(user).queryKey, markbookOf(user).queryKey],
    done: onSent,
  });
  const nameOf = ({ subject, control, term }: Opening): string => t('entry', { subject, control, term });
  return (
    <FormShell
      form={form}
      act={act}
      draft={draft}
      fieldOf={{ 'lms-education-term': 'opening' }}
      request={({ opening: id }) => ({ query: { 'lms-education-term': id } })}
      submit={t('submit')}
      note={t('submitHint')}
    >
      <Controller
        control={form.control}
        name="opening"
        render={({ field }) => (
          <AutocompleteField
            {...field}
            value={opening ? nameOf(opening) : ''}
            onChange={(name) => field.onChange(openings.find((one) => nameOf(one) === name)?.id ?? '')}
            label={t('subject')}
            hint={t('subjectHint')}
            placeholder={t('chooseSubject')}
            nothing={t('noSuchSubject')}
            error={error('opening')}
            groups={(['parallel', 'difference'] as const).map((purpose) => ({
              title: capitalise(t(`purposes.${purpose}`)),
              options: openings.filter((one) => one.purpose === purpose).map(nameOf),
            }))}
          />
        )}
      />
      <Consequence
        rows={[
          ...(opening
            ? [
                [
                  t('purpose'),
                  <TwoLines
                    key="purpose"
                    first={capitalise(t(`purposes.${opening.purpose}`))}
                    second={t(`about.${opening.purpose}`)}
                  />,
                ] as const,
              ]
            : []),
          [t('after'), t('afterWhat')],
        ]}
      />
    </FormShell>
  );
}
