import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choices.module.css';

interface ChoicesProps {
  /** Accessible label, or the id of the element that contains it. */
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

/** One of the buttons; pressed when selected. */
export const Choice = ({ isChosen, className, ...button }: ChoiceProps) => (
  <button
    type="button"
    {...button}
    aria-pressed={isChosen}
    className={classNames(styles.choice, className)}
  />
);

/** Class name of a link that is one of the choices; `aria-current` marks the selected one. */
export const choiceClass = (className?: string): string => classNames(styles.choice, className);

/** Class name of the current week or year: a red dash below, selected or not. */
export const presentChoice = styles.present;
