import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choices.module.css';

interface ChoicesProps {
  /** What is chosen here, or the id of the text that says it. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  /** `Choice`s. */
  children: ReactNode;
}

/** Toggle buttons side by side as one control. */
export const Choices = ({ label, labelledBy, className, children }: ChoicesProps) => (
  <div
    role="group"
    aria-label={label}
    aria-labelledby={labelledBy}
    className={classNames(styles.choices, className)}
  >
    {children}
  </div>
);

interface ChoiceProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isChosen: boolean;
}

/** One of the buttons; pressed where it is chosen. */
export const Choice = ({ isChosen, className, ...button }: ChoiceProps) => (
  <button
    type="button"
    {...button}
    aria-pressed={isChosen}
    className={classNames(styles.choice, className)}
  />
);

/** The class of a link that is one of the choices; `aria-current` says that it is chosen. */
export const choiceClass = (className?: string): string => classNames(styles.choice, className);

/** The class of the one that is the present: a red dash below, chosen or not. */
export const presentChoice = styles.present;
