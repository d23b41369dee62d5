import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { CharactersLeft } from '@semestr/ui/fields/TextAreaField.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { uncapitalise } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ComponentProps } from 'react';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import { type Explain, type FieldProps, useField } from './use-field.ts';

interface TextInputProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'maxLength' | 'autoComplete' | 'inputMode'> {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Whether the text has several lines. */
  isLong?: boolean;
  /** Whether an empty value stays an empty text. */
  keepsEmpty?: boolean;
}

const empty = (value: string): string => value;

/** A text; an empty optional one is null. */
export function TextInput({ isLong = false, type = 'text', maxLength, inputMode, ...props }: TextInputProps) {
  const { autoComplete = 'off', keepsEmpty = false, ...field } = props;
  const mayBeNull = !keepsEmpty && (field.isOptional || field.isCondition);
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const name = field.label ?? nameOf(field.source);
  const { hint } = field;
  const explain: Explain = (fault, value) => {
    if (fault === 'too-big' && maxLength !== undefined && String(value).length > maxLength)
      return t('expected.atMostCharacters', { count: maxLength });
    if (fault !== 'format') return undefined;
    if (type !== 'text') return t(`expected.${type}Form`);
    return hint === undefined ? undefined : t('expected.hinted', { name, hint: uncapitalise(hint) });
  };
  const { frame, input } = useField(field, { explain, ...(!mayBeNull && { parse: empty }) });
  return (
    <FieldFrame {...frame}>
      {(control) =>
        isLong ? (
          <>
            <textarea {...input} {...control} maxLength={maxLength} className={fields.area} />
            {maxLength !== undefined && (
              <CharactersLeft length={String(input.value).length} maxLength={maxLength} />
            )}
          </>
        ) : (
          <input
            {...input}
            {...control}
            type={type}
            maxLength={maxLength}
            inputMode={inputMode}
            autoComplete={autoComplete}
            className={fields.input}
          />
        )
      }
    </FieldFrame>
  );
}
