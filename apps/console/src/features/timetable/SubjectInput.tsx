import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '../../ui/form/use-field.ts';
import { timetableTexts } from './texts.ts';
import type { Timetable } from './use-timetable.ts';

/** The subject by its abbreviation: one from the study plan also sets the full name, any other is stored as typed. */
export function SubjectInput({ plan }: Pick<Timetable, 'plan'>) {
  const t = useTexts(timetableTexts);
  const { setValue } = useFormContext();
  const listId = useId();
  const { frame, input } = useField({ source: 'subject', label: t('fields.subject') });
  const { value, onChange, ...rest } = input;
  const match = plan.find(({ subject }) => subject === value);
  return (
    <FieldFrame {...frame} hint={match?.name ?? frame.hint}>
      {(control) => (
        <>
          <input
            {...rest}
            {...control}
            value={String(value)}
            list={listId}
            maxLength={100}
            autoComplete="off"
            className={fields.input}
            onChange={({ target }) => {
              onChange(target.value);
              const planned = plan.find(({ subject }) => subject === target.value);
              if (planned) setValue('subjectFull', planned.name, { shouldDirty: true });
            }}
          />
          <datalist id={listId}>
            {plan.map(({ subject, name }) => (
              <option key={subject} value={subject}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}
