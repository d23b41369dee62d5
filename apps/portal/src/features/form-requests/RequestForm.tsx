import { addDays, dotted, parseTypedDate } from '@semestr/core/dates';
import { type FormKind, requestRules } from '@semestr/core/requests/kinds';
import { choiceWord, formWord, requestTexts } from '@semestr/core/requests/texts';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { Papers } from '../../ui/papers/Papers.tsx';
import { paperTexts } from '../../ui/papers/texts.ts';
import { usePapers } from '../../ui/papers/use-papers.ts';
import { periodValues, type TypedPeriod } from '../../ui/requests/period-values.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { callsOf, requestsOf, type RequestView } from './requests.ts';
import { formRequestTexts } from './texts.ts';

interface RequestFormProps {
  kind: FormKind;
  /** The rejected request that is submitted again. */
  like: RequestView | null;
  onSent: () => void;
}

/** Values of the choices by field, and the typed days. */
type Values = TypedPeriod & Record<string, string>;

function valuesOf(kind: FormKind, like: RequestView | null): Values {
  const earlier: Readonly<Record<string, unknown>> = { ...like };
  const choice = (field: string) => {
    const value = earlier[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    ...Object.fromEntries(
      Object.keys(requestRules[kind].form.choices).map((field) => [field, choice(field)]),
    ),
    dateFrom: like ? dotted(like.dateFrom) : '',
    dateTo: like ? dotted(like.dateTo) : '',
  };
}

/** The common form: the choices of the request type, the first and last day, and the document. */
export default function RequestForm({ kind, like, onSent }: RequestFormProps) {
  const t = useTexts(formRequestTexts);
  const words = useTexts(requestTexts);
  const paperWords = useTexts(paperTexts);
  const user = usePerson();
  const { today } = useNow();
  const { choices, period } = requestRules[kind].form;
  const [schema] = useState(() =>
    periodValues<Values>(
      period,
      today,
      Object.fromEntries(
        Object.entries(choices).map(([field, values]) => [field, z.enum([...values], 'required')]),
      ),
    ),
  );
  const draft = `request ${kind}`;
  const form = useContractForm<Values>(schema, valuesOf(kind, like), like ? null : draft);
  const from = parseTypedDate(useWatch({ control: form.control, name: 'dateFrom' })) ?? today;
  const noDay = t('noDay');
  const error = useFieldError(form, {
    ...Object.fromEntries(Object.keys(choices).map((field) => [field, { required: t('choose') }])),
    dateFrom: {
      required: noDay,
      format: noDay,
      'too-small': t('early', { date: dotted(addDays(today, -period.back)) }),
      'too-big': t('late', { date: dotted(addDays(today, period.ahead)) }),
    },
    dateTo: {
      required: noDay,
      format: noDay,
      'too-small': t('before'),
      'too-big': t('tooLong', { date: dotted(addDays(from, period.days - 1)) }),
    },
  });
  const papers = usePapers();
  const act = useApiMutation(callsOf(kind).create, {
    refetches: [requestsOf(kind, user).queryKey],
    done: onSent,
  });
  // The first invalid field is focused, in the order of registration.
  const selects = Object.entries(choices).map(([field, values]) => (
    <SelectField
      key={field}
      {...form.register(field)}
      label={formWord(words, kind, `fields.${field}`)}
      placeholder={t('choose')}
      error={error(field)}
      options={values.map((value) => ({ value, label: choiceWord(words, { kind, field, value }) }))}
    />
  ));
  return (
    <FormShell
      form={form}
      act={act}
      draft={draft}
      request={(values) => ({
        body: {
          ...values,
          // The form's schema has validated the choice.
          reason: values['reason'] as RequestView['reason'],
          dateFrom: parseTypedDate(values.dateFrom) ?? today,
          dateTo: parseTypedDate(values.dateTo) ?? today,
          document: [...papers.contents],
        },
      })}
      isReady={papers.isReady}
      submit={t('apply')}
      note={papers.files.length === 0 ? paperWords('papersMissing') : t('submitHint')}
    >
      {selects}
      {(['dateFrom', 'dateTo'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <DateField
              {...field}
              label={formWord(words, kind, `fields.${name}`)}
              opensAt={today}
              min={addDays(today, -period.back)}
              error={error(name)}
            />
          )}
        />
      ))}
      <Papers papers={papers} />
    </FormShell>
  );
}
