import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { useTexts } from '../language.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldTexts } from './texts.ts';

interface PasswordFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be revealed while the user types. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const t = useTexts(fieldTexts);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={styles.input} />
          <IconButton
            label={t(isShown ? 'hidePassword' : 'showPassword')}
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
