import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './feedback.module.css';

/** Grey waits, amber is the reader's move, green is done, red is refused. */
export type StatusKind = 'waits' | 'move' | 'done' | 'refused';

interface StatusProps {
  kind: StatusKind;
  icon: LucideIcon;
  children: string;
}

/** A state: the word says it, the shape repeats it, the colour comes third. */
export const Status = ({ kind, icon: Icon, children }: StatusProps) => (
  <span className={classNames(styles.status, styles[kind])}>
    <Icon size={14} strokeWidth={1.75} aria-hidden />
    {children}
  </span>
);
