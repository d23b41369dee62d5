import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface ChoicesProps {
  /** What is chosen here, or the id of the text that says it. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  /** `ToggleButton`s. */
  children: ReactNode;
}

/** Toggle buttons side by side as one control. */
export const Choices = ({ label, labelledBy, className, children }: ChoicesProps) => (
  <div
    role="group"
    aria-label={label}
    aria-labelledby={labelledBy}
    className={[styles.choices, className].filter(Boolean).join(' ')}
  >
    {children}
  </div>
);
