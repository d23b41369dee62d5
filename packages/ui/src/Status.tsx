import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './feedback.module.css';

/** Grey is pending, amber requires an action of the reader, green is done, red is rejected. */
export type StatusKind = 'waits' | 'move' | 'done' | 'refused';

interface StatusProps {
  kind: StatusKind;
  icon: LucideIcon;
  children: string;
}

/** A state: shown as a word, repeated by the icon, and supported by the colour. */
export const Status = ({ kind, icon: Icon, children }: StatusProps) => (
  <span className={classNames(styles.status, styles[kind])}>
    <Icon size={14} strokeWidth={1.75} aria-hidden />
    {children}
  </span>
);
