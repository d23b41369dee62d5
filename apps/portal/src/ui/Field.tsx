import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'ref'> {
  label: string;
  hint?: string;
  /** What is wrong and what to do. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A text field: label above, hint under the label, error under the field. */
export function Field({ label, hint, error, ref, ...input }: FieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id} className={styles.label}>
        {label}
      </InputLabel>
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false} className={styles.hint}>
          {hint}
        </FormHelperText>
      )}
      <OutlinedInput
        {...input}
        id={id}
        inputRef={ref}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
      />
      {error && (
        <FormHelperText id={`${id}-error`} className={styles.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
