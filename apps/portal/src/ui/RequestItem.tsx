import { classNames } from '@semestr/ui/class-names';
import { asPrivate } from '@semestr/ui/private';
import type { ReactNode } from 'react';
import styles from './request-item.module.css';

interface RequestItemProps {
  /** What was asked for. */
  title: ReactNode;
  /** A `Status`, beside it. */
  state: ReactNode;
  /** A red edge; the words for it stand in the item. */
  isRefused?: boolean;
  /** What can be done with it. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A request of a student in a list of them: what, its state, what happens next, what can be done. */
export function RequestItem(props: RequestItemProps) {
  const { title, state, isRefused = false, actions, className, children } = props;
  return (
    <li className={classNames(styles.item, isRefused && styles.refused, className)} {...asPrivate}>
      <div className={styles.top}>
        <h3 className={styles.title}>{title}</h3>
        {state}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** What happens next, or why not. */
export const Next = ({ children }: { children: ReactNode }) => <p className={styles.next}>{children}</p>;

/** The list around such items. */
export const requestList = styles.list;
