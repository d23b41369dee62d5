import { CircleAlert, Megaphone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './feedback.module.css';

const icons = { info: Megaphone, warning: TriangleAlert, error: CircleAlert };

interface BannerProps {
  kind: keyof typeof icons;
  /** Told to who does not see it; a failure always is, a fact of the page is not. */
  isAnnounced?: boolean;
  children: ReactNode;
  action?: ReactNode;
}

/** A tinted line above the content: grey announcement, amber attention, red failure. */
export function Banner({ kind, isAnnounced = kind === 'error', children, action }: BannerProps) {
  const Icon = icons[kind];
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
