import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** `primary` once in a section; `outlined` beside it; `text` in rows and heads. */
export type ButtonLook = 'primary' | 'outlined' | 'text' | 'danger';

const looks = {
  primary: styles.primary,
  outlined: styles.outlined,
  text: styles.text,
  danger: styles.danger,
} satisfies Record<ButtonLook, string | undefined>;

/** The classes of a button, for a link that looks like one. */
export const buttonClass = (look: ButtonLook, className?: string): string =>
  classNames(styles.button, looks[look], className);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** An action is under way: the button keeps its width and takes no second press. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A native button in our look. */
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
  /** What it does: the icon alone says nothing to a screen reader. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button that is an icon. */
export const IconButton = ({ label, className, ...button }: IconButtonProps) => (
  <button type="button" {...button} aria-label={label} className={classNames(styles.iconButton, className)} />
);
