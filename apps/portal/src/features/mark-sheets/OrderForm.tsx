import { wordOf } from '@semestr/core/data-words';
import { type MarkSheetType, order } from '@semestr/api/mark-sheets';
import { dotted, parseTypedDate } from '@semestr/core/dates';
import { AutocompleteField } from '@semestr/ui/fields/AutocompleteField.tsx';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { NumberField } from '@semestr/ui/fields/NumberField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { usePerson } from '../../account/person.ts';
import { Consequence } from '../../ui/requests/Consequence.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useNow } from '../../hydration/now.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { type Control, kindsFor, sheetsOf } from './mark-sheets.ts';
import { MAX_HOURS, onlyKind, type OrderValues, orderValues } from './order-values.ts';
import { Price } from './Price.tsx';
import { markSheetTexts } from './texts.ts';
import { teacherLabel, useTeachers } from './use-teachers.ts';

/** Fields of the call, mapped to those of the form. */
const fieldOf = {
  markSheetType: 'type',
  'subject.focsId': 'control',
  'employee.id': 'teacher',
  absentDate: 'absentOn',
} as const;

export interface OrderFormProps {
  controls: readonly Control[];
  types: readonly MarkSheetType[];
  /** Keys of the controls that are debts. */
  debts: ReadonlySet<string>;
  values: OrderValues;
  /** Storage key of the draft, which survives a reload. */
  draft: string;
  onOrdered: (price: number | null) => void;
}

/** Order form with subject, type, examiner and reason, and the price according to the university's rule. */
export default function OrderForm({
  controls,
  types,
  debts,
  values: first,
  draft,
  onOrdered,
}: OrderFormProps) {
  const t = useTexts(markSheetTexts);
  const user = usePerson();
  const { today } = useNow();
  const [schema] = useState(() => orderValues(today));
  const form = useContractForm(schema, first, draft);
  const error = useFieldError(form, {
    control: { required: t('missing.control') },
    type: { required: t('missing.type') },
    teacher: { required: t('missing.teacher') },
    absentOn: { 'too-big': t('future'), format: t('noDay') },
  });
  const act = useApiMutation(order, {
    refetches: [sheetsOf(user).queryKey],
    done: ({ price }) => onOrdered(price),
  });
  // The first invalid field is focused, in the order of registration.
  form.register('control');
  const kind = form.register('type');
  const values = form.watch();
  const control = controls.find(({ key }) => key === values.control) ?? null;
  const kinds = control ? kindsFor(types, control) : [];
  const type = kinds.find(({ id }) => String(id) === values.type) ?? null;
  const teachers = useTeachers(control, values.teacher);

  const nameOf = ({ subject, abbrev, term }: Control): string =>
    t('control', { subject, control: wordOf('control', abbrev, t.language), term });
  const ofTerm = Map.groupBy(
    controls.filter(({ key }) => !debts.has(key)),
    ({ term }) => term,
  );
  const groups = [
    { title: t('debts'), options: controls.filter(({ key }) => debts.has(key)) },
    ...[...ofTerm].map(([term, options]) => ({ title: t('semester', { term }), options })),
  ];

  /** Clears the type and examiner, which depend on the control. */
  function choose(name: string): void {
    const chosen = controls.find((one) => nameOf(one) === name);
    form.setValue('control', chosen?.key ?? '', {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    form.setValue('type', chosen ? onlyKind(types, chosen) : '');
    form.setValue('teacher', '');
  }

  return (
    <FormShell
      form={form}
      act={act}
      draft={draft}
      fieldOf={fieldOf}
      request={({ isExcused, absentOn, hours }) => {
        const missed = parseTypedDate(absentOn);
        return {
          body: {
            markSheetType: { id: type?.id ?? 0 },
            reason: isExcused,
            hours: type?.isLab ? hours : null,
            subject: { focsId: control?.lesson.focsId ?? null, thId: control?.lesson.thId ?? null },
            absentDate: missed && dotted(missed),
            employee: { id: teachers.chosen?.id ?? 0 },
          },
        };
      }}
      isReady={values.teacher === '' || teachers.chosen !== null}
      submit={t('submit')}
      note={t('submitHint')}
    >
      <Controller
        control={form.control}
        name="control"
        render={({ field }) => (
          <AutocompleteField
            {...field}
            value={control ? nameOf(control) : ''}
            onChange={choose}
            label={t('what')}
            placeholder={t('chooseWhat')}
            nothing={t('noSuchSubject')}
            error={error('control')}
            groups={groups.map(({ title, options }) => ({ title, options: options.map(nameOf) }))}
          />
        )}
      />
      <SelectField
        {...kind}
        value={values.type}
        label={t('type')}
        placeholder={t(control === null ? 'firstSubject' : kinds.length === 0 ? 'noTypes' : 'chooseType')}
        disabled={kinds.length === 0}
        error={error('type')}
        options={kinds.map(({ id, shortName }) => ({ value: String(id), label: shortName }))}
        lang={kinds.length > 0 ? 'ru' : undefined}
      />
      <div>
        <Controller
          control={form.control}
          name="teacher"
          render={({ field }) => (
            <AutocompleteField
              {...field}
              onChange={(label) => {
                teachers.onChoose(label);
                field.onChange(label);
              }}
              label={t('teacher')}
              hint={t('teacherHint')}
              placeholder={t('chooseTeacher')}
              nothing={t(teachers.nothing)}
              error={error('teacher')}
              groups={[
                { title: t('ofSubject'), options: teachers.ofSubject.map(teacherLabel) },
                { title: t('allTeachers'), options: teachers.others.map(teacherLabel) },
              ]}
              onType={teachers.onType}
              isFetching={teachers.isFetching}
            />
          )}
        />
        {teachers.failure}
      </div>
      <ChoicesField
        label={t('reason')}
        options={(['unexcused', 'excused'] as const).map((value) => ({
          value,
          label: t(`reasons.${value}`),
        }))}
        value={values.isExcused ? 'excused' : 'unexcused'}
        onChange={(reason) => form.setValue('isExcused', reason === 'excused', { shouldDirty: true })}
      />
      <Controller
        control={form.control}
        name="absentOn"
        render={({ field }) => (
          <DateField
            {...field}
            label={t('absentOn')}
            hint={t('absentOnHint')}
            opensAt={today}
            max={today}
            error={error('absentOn')}
          />
        )}
      />
      {type?.isLab && (
        <NumberField
          label={t('hours')}
          min={1}
          max={MAX_HOURS}
          error={error('hours')}
          value={values.hours}
          onChange={(hours) => form.setValue('hours', hours, { shouldDirty: true })}
        />
      )}
      <Consequence
        rows={[
          [
            t('price'),
            <Price
              key="price"
              type={type}
              teacher={teachers.chosen}
              hours={values.hours}
              isExcused={values.isExcused}
            />,
          ],
        ]}
      />
    </FormShell>
  );
}
