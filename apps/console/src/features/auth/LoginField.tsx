import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import field from '../../ui/form/field.module.css';

interface LoginFieldProps extends ComponentProps<'input'> {
  label: string;
  /** What is wrong. */
  fault: string | undefined;
  /** At the right end of the field. */
  end?: ReactNode;
}

/** A field of the sign-in page, which is shown before the library of forms has been fetched. */
export function LoginField({ label, fault, end, ...input }: LoginFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={field.control}>
        <input
          {...input}
          id={id}
          className={field.input}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
        />
        {end}
      </div>
      {fault && (
        <p id={`${id}-fault`} className={field.fault}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {fault}
        </p>
      )}
    </div>
  );
}
