import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from '../texts/index.ts';
import type { Values } from './use-record-form.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** Whether the record is archived: no longer offered or listed, but still named in the history. */
export function ArchivedInput({ source }: Pick<FieldProps, 'source'>) {
  const t = useTexts(uiTexts);
  const { frame, input } = useField(
    { source, label: t('form.archived'), hint: t('form.archivedHint'), isCondition: true },
    { parse: (isTicked: boolean) => isTicked || null },
  );
  const { optional: _optional, ...field } = frame;
  const { value, onChange, required: _required, ...rest } = input;
  return (
    <CheckField
      {...rest}
      {...field}
      checked={Boolean(value)}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** Converts the values of an archivable record for sending: a flag instead of the archiving time. */
export const withArchivedFlag = ({ archivedAt, ...values }: Values): Values => ({
  ...values,
  isArchived: Boolean(archivedAt),
});
