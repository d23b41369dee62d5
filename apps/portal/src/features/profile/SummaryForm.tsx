import { setSummary } from '@semestr/api/cv';
import { MAX_SUMMARY } from '@semestr/core/cv';
import { Button } from '@semestr/ui/Button.tsx';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { takeFocus } from '../../ui/focus.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { CvSection } from './CvSection.tsx';
import { cvOf, draftOf, isChanged, savedIn, type SectionFormProps } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

const SummaryValues = z.object({ summary: z.string().check(z.maxLength(MAX_SUMMARY)) });

/** Form for the summary of the CV. */
export default function SummaryForm({ cv, onSaved, onCancel }: SectionFormProps) {
  const t = useTexts(profileTexts);
  const form = useContractForm(SummaryValues, savedIn.summary(cv), draftOf('summary'));
  const error = useFieldError(form);
  const act = useApiMutation(setSummary, { refetches: [cvOf(usePerson()).queryKey], done: onSaved });
  const values = form.watch();
  return (
    <CvSection name="summary" amount={values.summary.length} isUnsaved={isChanged('summary', cv, values)}>
      <FormShell
        form={form}
        act={act}
        className={styles.form}
        request={({ summary }) => ({ body: { ...cv, summary } })}
        submit={t('summary.save')}
        note={
          <Button look="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        <div ref={takeFocus}>
          <Controller
            control={form.control}
            name="summary"
            render={({ field }) => (
              <TextAreaField
                {...field}
                label={t('summary.title')}
                hint={t('summary.hint')}
                maxLength={MAX_SUMMARY}
                error={error('summary')}
              />
            )}
          />
        </div>
      </FormShell>
    </CvSection>
  );
}
