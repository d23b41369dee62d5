import type { LucideIcon } from 'lucide-react';
import styles from './ui.module.css';

interface BadgeProps {
  /** Grey waits, amber is somebody's move, green is done, red is refused. */
  kind: 'waits' | 'move' | 'done' | 'refused';
  icon: LucideIcon;
  children: string;
}

/** A state: the word says it, the shape repeats it, the colour comes third. */
export const Badge = ({ kind, icon: Icon, children }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[kind]}`}>
    <Icon size={14} strokeWidth={1.75} aria-hidden />
    {children}
  </span>
);
