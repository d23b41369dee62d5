import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from '../texts.ts';
import { FieldFault } from './Field.tsx';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';

interface BooleanInputProps extends Omit<FieldProps, 'isOptional' | 'isCondition'> {
  /** What an empty box stands for: of a filter, that the condition is absent. */
  unticked?: false | '';
}

/** Yes or no. */
export function BooleanInput({ unticked = false, ...props }: BooleanInputProps) {
  const t = useTexts(uiTexts);
  const { shell, control } = useField(
    { ...props, isCondition: true },
    {
      parse: (isTicked: boolean) => isTicked || unticked,
      format: (value: unknown) => value === true,
      show: (value) => t(value === true ? 'form.yes' : 'form.no'),
    },
  );
  const { value, onChange, required: _required, ...rest } = control;
  return (
    <div className={styles.field}>
      <label className={styles.tickLine}>
        <input
          {...rest}
          type="checkbox"
          className={styles.tick}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {shell.label}
      </label>
      <FieldFault id={shell.id} fault={shell.fault} />
    </div>
  );
}
