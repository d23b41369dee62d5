import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipsProps {
  /** Accessible label of the group. */
  label: string;
  /** Whether a record is open; on a phone it replaces the list and its filters. */
  isOpen?: boolean;
  /** `Chip`s. */
  children: ReactNode;
}

/** Filters above a list, each with its number of records. */
export const Chips = ({ label, isOpen = false, children }: ChipsProps) => (
  <div role="group" aria-label={label} className={styles.chips} data-open={isOpen ? '' : undefined}>
    {children}
  </div>
);

interface ChipProps {
  name: string;
  /** Undefined while loading. */
  count?: number | undefined;
  isLate?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export const Chip = ({ name, count, isLate = false, isChosen, onChoose }: ChipProps) => (
  <button
    type="button"
    className={styles.chip}
    aria-pressed={isChosen}
    data-late={isLate || undefined}
    onClick={onChoose}
  >
    {isLate && <CircleAlert size={14} strokeWidth={1.75} aria-hidden />}
    {name} {count !== undefined && <b>{count}</b>}
  </button>
);
