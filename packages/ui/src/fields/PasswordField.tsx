import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface PasswordFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** What the button at its end does. */
  showLabel: string;
  hideLabel: string;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={styles.input} />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            className={styles.endButton}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
    </FieldFrame>
  );
}
