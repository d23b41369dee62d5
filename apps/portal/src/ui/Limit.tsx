import type { ReactNode } from 'react';
import { Countdown } from './Countdown.tsx';
import styles from './limit.module.css';

interface LimitProps {
  text: string;
  until: Date;
  onEnd: () => void;
  /** What happens afterwards. */
  children: ReactNode;
}

/** No attempts are left: the time until the next ones, in digits and in words. */
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
