import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'outlined' | 'text' | 'danger';

/** The classes of a button, for links that look like one. */
export const buttonLook = (look: Look): string => `${styles.button} ${styles[look]}`;

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** Under way: its words make place for an indicator of the same width, and pressing it does nothing. */
  isPending?: boolean;
}

/** A button keeps the focus while it is pending, which a disabled one would lose. */
export const Button = ({
  look = 'outlined',
  isPending = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- the default is stated above
    type={type}
    className={`${buttonLook(look)} ${className}`}
    aria-disabled={isPending || undefined}
    aria-busy={isPending || undefined}
    onClick={(event) => {
      if (isPending) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <span className={styles.words}>{children}</span>
    {isPending && <span className={styles.spinner} aria-hidden />}
  </button>
);
