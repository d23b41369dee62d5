import { classNames } from '@semestr/ui/class-names';
import { asPrivate } from '@semestr/ui/private';
import { DataText } from '@semestr/ui/DataText.tsx';
import type { ReactNode } from 'react';
import styles from './request-item.module.css';
import { Reason, type StatedRequest } from './RequestState.tsx';

interface RequestItemProps {
  /** What is requested. */
  title: ReactNode;
  /** A `Status`, next to the title. */
  state: ReactNode;
  /** Whether to show a red edge, in addition to the text. */
  isRefused?: boolean;
  /** Actions on the request. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A student's request in a list, with its content, state, next step and actions. */
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

/** The next step, or the reason of a rejection. */
export const Next = ({ children }: { children: ReactNode }) => (
  <p className={styles.next}>{typeof children === 'string' ? <DataText>{children}</DataText> : children}</p>
);

interface OutcomeProps<S extends string> {
  request: StatedRequest<S>;
  /** The decision and its date, or the next step. */
  next: (state: S) => string;
}

/** Outcome of a request, with the reason of a rejection. */
export function Outcome<S extends string>({ request, next }: OutcomeProps<S>) {
  const { state, rejectionReason } = request;
  if (state === null) return null;
  return (
    <Next>
      {next(state)}
      <Reason>{state === 'rejected' ? rejectionReason : null}</Reason>
    </Next>
  );
}

/** Class name of the list around such items. */
export const requestList = styles.list;
