import { classNames } from '@semestr/ui/class-names';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  at: number;
  of: number;
  label: string;
  /** Whether it is in a row of buttons. */
  isThin?: boolean;
}

/** Progress bar of a number of items. */
export const ProgressBar = ({ at, of, label, isThin = false }: ProgressBarProps) => (
  <progress
    className={classNames(styles.bar, isThin && styles.thin)}
    max={Math.max(1, of)}
    value={at}
    aria-label={label}
  />
);
