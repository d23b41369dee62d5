import type { FileContent } from '@semestr/api/endpoint';
import { categories as categoriesCall, report } from '@semestr/api/support';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { queryOf } from '../../client/query.ts';
import { session } from '../../session/session.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import styles from './bug-report.module.css';
import { Facts } from './Facts.tsx';
import { fieldsOf } from './facts.ts';
import { bugReportTexts } from './texts.ts';
import { useCircumstances } from './use-circumstances.ts';

export const texts = formTexts;

const { description, email } = report.body.shape;

const ReportValues = z.object({ description, email, category: z.string(), subcategory: z.string() });

const fieldOf = { categoryId: 'category', subcategoryId: 'subcategory' } as const;

const DRAFT = 'bug report';
const LONGEST = 8000;

interface ReportFormProps {
  /** Returns the attached screenshot in its current state. */
  pictureFile: () => FileContent | null;
  onSent: () => void;
}

/** Form with the description, contact and category of a report. The input is kept when sending fails. */
export default function ReportForm({ pictureFile, onSent }: ReportFormProps) {
  const t = useTexts(bugReportTexts);
  const language = useLanguage();
  const circumstances = useCircumstances();
  // Captured once, so that exactly the displayed facts are sent.
  const [snapshot] = useState(circumstances);
  const categoriesQuery = queryOf(categoriesCall, {});
  const { data: categories = [], isError } = useQuery({
    ...categoriesQuery,
    queryKey: [...categoriesQuery.queryKey, language],
  });
  const empty = { description: '', email: session.user()?.email ?? '', category: '', subcategory: '' };
  const form = useContractForm(ReportValues, empty, DRAFT);
  const error = useFieldError(form);
  const act = useApiMutation(report, {
    done: (_reply, { body }) => {
      toast('success', t(session.user() ? 'sentSignedIn' : 'sent', { email: body.email }));
      onSent();
    },
  });
  // The first invalid field is focused, in the order of registration.
  form.register('description');
  const chosen = form.watch('category');
  const parts = categories.find(({ id }) => String(id) === chosen)?.bugReportSubcategoriesDto ?? [];
  const category = form.register('category', { onChange: () => form.setValue('subcategory', '') });
  return (
    <FormShell
      form={form}
      act={act}
      draft={DRAFT}
      fieldOf={fieldOf}
      className={styles.form}
      request={(values) => {
        const picture = pictureFile();
        return {
          body: {
            description: values.description,
            email: values.email,
            ...(values.category !== '' && { categoryId: values.category }),
            ...(values.subcategory !== '' && { subcategoryId: values.subcategory }),
            ...fieldsOf(snapshot, t),
            ...(picture && { screenshot: [picture] }),
          },
        };
      }}
      submit={t('submit')}
    >
      <Controller
        control={form.control}
        name="description"
        render={({ field }) => (
          <TextAreaField
            {...field}
            label={t('description')}
            hint={t('descriptionHint')}
            maxLength={LONGEST}
            error={error('description')}
          />
        )}
      />
      <div className={styles.pair}>
        <SelectField
          {...category}
          label={t('category')}
          hint={isError ? t('noCategories') : undefined}
          placeholder={t('chooseCategory')}
          error={error('category')}
          options={categories.map(({ id, categoryName }) => ({ value: String(id), label: categoryName }))}
        />
        {parts.length > 0 && (
          <SelectField
            {...form.register('subcategory')}
            label={t('subcategory')}
            placeholder={t('chooseCategory')}
            error={error('subcategory')}
            options={parts.map(({ id, subcategoryName }) => ({ value: String(id), label: subcategoryName }))}
          />
        )}
      </div>
      <TextField
        {...form.register('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={error('email')}
      />
      <Facts circumstances={snapshot} />
    </FormShell>
  );
}
