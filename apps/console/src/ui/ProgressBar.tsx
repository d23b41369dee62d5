import { classNames } from '@semestr/ui/class-names';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  at: number;
  of: number;
  label: string;
  /** Whether it stands in a line of buttons. */
  isThin?: boolean;
}

/** Bar that shows how much of a number is done. */
export const ProgressBar = ({ at, of, label, isThin = false }: ProgressBarProps) => (
  <progress
    className={classNames(styles.bar, isThin && styles.thin)}
    max={Math.max(1, of)}
    value={at}
    aria-label={label}
  />
);
