import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** `primary` once per section; `outlined` next to it; `text` in rows and headers. */
export type ButtonLook = 'primary' | 'outlined' | 'text' | 'danger';

const looks = {
  primary: styles.primary,
  outlined: styles.outlined,
  text: styles.text,
  danger: styles.danger,
} satisfies Record<ButtonLook, string | undefined>;

/** Class names of a button, for a link that looks like one. */
export const buttonClass = (look: ButtonLook, className?: string): string =>
  classNames(styles.button, looks[look], className);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Whether the action is in progress: the button keeps its width and ignores clicks. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A native button with our styles. */
export function Button({
  look = 'outlined',
  isPending = false,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass(look, className)}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : button.onClick}
    >
      {children}
      {isPending && <span className={styles.progress} aria-hidden />}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible label: an icon alone has none. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A round icon button. */
export const IconButton = ({ label, className, ...button }: IconButtonProps) => (
  <button type="button" {...button} aria-label={label} className={classNames(styles.iconButton, className)} />
);
