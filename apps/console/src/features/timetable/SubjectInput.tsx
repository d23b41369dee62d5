import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Combobox } from '../../ui/form/Combobox.tsx';
import type { Choice } from '../../ui/form/SelectInput.tsx';
import { useField } from '../../ui/form/use-field.ts';
import { timetableTexts } from './texts/index.ts';
import type { Timetable } from './use-timetable.ts';

const keyOf = (text: string): string => text.trim().toLowerCase();

/**
 * Selects the subject by its abbreviation. A subject of the study plan also sets the full name. Other texts have to be
 * selected explicitly, to prevent accidental spelling variants.
 */
export function SubjectInput({ plan }: Pick<Timetable, 'plan'>) {
  const t = useTexts(timetableTexts);
  const { setValue } = useFormContext();
  const [words, setWords] = useState('');
  const { frame, input } = useField({ source: 'subject', label: t('fields.subject') });
  const { value, onChange, onBlur, ...rest } = input;
  const subject = String(value);
  const match = plan.find((planned) => planned.subject === subject);
  const searchKey = keyOf(words);
  const matches = plan.filter((planned) =>
    [planned.subject, planned.name].some((text) => keyOf(text).includes(searchKey)),
  );
  const same = matches.filter((planned) => keyOf(planned.subject) === searchKey);
  const other: Choice = { id: words.trim(), name: t('notInPlan', { subject: words.trim() }) };
  const choices = [
    ...(same.length > 0 ? same : matches).map(
      (planned): Choice => ({ id: planned.subject, name: `${planned.subject} · ${planned.name}` }),
    ),
    ...(searchKey !== '' && same.length === 0 ? [other] : []),
  ];
  const choose = (id: Choice['id'] | null): void => {
    setWords('');
    onChange(id === null ? '' : String(id));
    const planned = plan.find((one) => one.subject === id);
    setValue('subjectFull', planned?.name ?? null, { shouldDirty: true });
  };
  return (
    <FieldFrame
      {...frame}
      hint={match?.name ?? (subject !== '' && plan.length > 0 ? t('outsidePlan') : frame.hint)}
    >
      {(control) => (
        <Combobox
          {...rest}
          {...control}
          chosen={subject}
          choices={choices}
          maxLength={100}
          autoComplete="off"
          onSearch={setWords}
          onChoose={choose}
          onBlur={() => {
            onBlur();
            // The combobox selects a single match itself. With several matches, keeps the typed text.
            if (searchKey !== '' && choices.length > 1) choose(words.trim());
          }}
        />
      )}
    </FieldFrame>
  );
}
