import { apply } from '@semestr/api/omissions';
import { parseTypedDate } from '@semestr/core/dates';
import { excusable } from '@semestr/core/omissions';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useNow } from '../../hydration/now.ts';
import { Papers } from '../../ui/papers/Papers.tsx';
import { paperTexts } from '../../ui/papers/texts.ts';
import { usePapers } from '../../ui/papers/use-papers.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import {
  excusesOf,
  monthsOf,
  requestsOf,
  type RequestView,
  subjectsOf,
  typesQuery,
  unexcusedOf,
} from './omissions.ts';
import { firstDay, noValues, requestValues, toValues } from './request-values.ts';
import styles from './omissions.module.css';
import { omissionTexts } from './texts.ts';

/** Fields of the call, mapped to those of the form. */
const fieldOf = { certificateTypeId: 'type', placeOfStay: 'place' } as const;

const DRAFT = 'omission request';

interface FormProps {
  /** The rejected request that is submitted again. */
  like: RequestView | null;
  onSent: () => void;
}

/** Loads the types of documents, then shows the form. */
export default function RequestForm({ like, onSent }: FormProps) {
  const { data: types, failure } = useSectionQuery(typesQuery);
  if (failure) return failure;
  return types ? <Form like={like} types={types} onSent={onSent} /> : <Splash />;
}

interface TypedFormProps extends FormProps {
  types: readonly { id: number; name: string }[];
}

function Form({ like, types, onSent }: TypedFormProps) {
  const t = useTexts(omissionTexts);
  const paperWords = useTexts(paperTexts);
  const user = usePerson();
  const { today } = useNow();
  const [schema] = useState(() => requestValues(today));
  const form = useContractForm(schema, like ? toValues(like, types) : noValues, like ? null : DRAFT);
  const tooLong = t('form.tooLong', { count: excusable.days });
  const noDay = t('form.noDay');
  const error = useFieldError(form, {
    type: { required: t('form.noType') },
    dateFrom: { required: noDay, 'too-big': t('form.future'), 'too-small': t('form.longAgo'), format: noDay },
    dateTo: { required: noDay, 'too-big': tooLong, 'too-small': t('form.before'), format: noDay },
  });
  const papers = usePapers();
  const lists = [requestsOf, unexcusedOf, monthsOf, subjectsOf, excusesOf];
  const act = useApiMutation(apply, { refetches: lists.map((of) => of(user).queryKey), done: onSent });
  // The first invalid field is focused, in the order of registration.
  const type = form.register('type');
  return (
    <FormShell
      form={form}
      act={act}
      draft={DRAFT}
      fieldOf={fieldOf}
      request={({ type: certificateTypeId, dateFrom, dateTo, place }) => ({
        body: {
          certificateTypeId,
          dateFrom: parseTypedDate(dateFrom) ?? today,
          dateTo: parseTypedDate(dateTo) ?? today,
          ...(place.trim() !== '' && { placeOfStay: place }),
          document: [...papers.contents],
        },
      })}
      isReady={papers.isReady}
      submit={t('form.submit')}
      note={papers.files.length === 0 ? paperWords('papersMissing') : t('form.notTakenBack')}
    >
      <SelectField
        {...type}
        label={t('form.type')}
        placeholder={t('form.chooseType')}
        error={error('type')}
        options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
        lang="ru"
      />
      <div className={styles.pair}>
        {(['dateFrom', 'dateTo'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field }) => (
              <DateField
                {...field}
                label={t(name === 'dateFrom' ? 'form.from' : 'form.to')}
                opensAt={today}
                min={firstDay(today)}
                error={error(name)}
              />
            )}
          />
        ))}
      </div>
      <TextField
        {...form.register('place')}
        label={t('form.place')}
        hint={t('form.placeHint')}
        error={error('place')}
      />
      <Papers papers={papers} />
    </FormShell>
  );
}
