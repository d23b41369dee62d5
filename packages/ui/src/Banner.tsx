import { CircleAlert, type LucideIcon, Megaphone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './feedback.module.css';

const icons = { info: Megaphone, warning: TriangleAlert, error: CircleAlert };

interface BannerProps {
  kind: keyof typeof icons;
  /** Whether it is announced to screen readers; by default only failures are. */
  isAnnounced?: boolean;
  /** Replaces the icon of its kind. */
  icon?: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** A tinted line above the content: grey for announcements, amber for warnings, red for failures. */
export function Banner({ kind, isAnnounced = kind === 'error', icon, children, action }: BannerProps) {
  const Icon = icon ?? icons[kind];
  return (
    <div className={classNames(styles.banner, styles[kind])} role={isAnnounced ? 'alert' : undefined}>
      <span className={styles.bannerIcon} aria-hidden>
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <div className={styles.bannerText}>{children}</div>
      {action && <div className={styles.bannerAction}>{action}</div>}
    </div>
  );
}
