import type { ReactNode } from 'react';
import { Countdown } from './Countdown.tsx';
import styles from './limit.module.css';

interface LimitProps {
  text: string;
  until: Date;
  onEnd: () => void;
  /** Note about what happens afterwards. */
  children: ReactNode;
}

/** Shown when no attempts are left, with the time until the next ones in digits and in words. */
export const Limit = ({ text, until, onEnd, children }: LimitProps) => (
  <>
    <p className={styles.text}>{text}</p>
    <p className={styles.left}>
      <Countdown until={until} as="digits" onEnd={onEnd} />
    </p>
    <p className={styles.words}>
      <Countdown until={until} as="words" />
    </p>
    <p className={styles.text}>{children}</p>
  </>
);
