import { CircleCheck, type LucideIcon, MessageSquare, OctagonX } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

const looks = {
  INFO: { icon: MessageSquare, className: undefined },
  SUCCESS: { icon: CircleCheck, className: styles.success },
  FAILURE: { icon: OctagonX, className: styles.failure },
} satisfies Record<string, { icon: LucideIcon; className: string | undefined }>;

interface NoticeProps {
  type: keyof typeof looks;
  /** The kind in a word. */
  word: string;
  time: string;
  message: string;
  /** Of one that was not viewed: that it is so, for whoever does not see the mark. */
  unviewed?: string | undefined;
  /** Below the message: what can be pressed. */
  actions?: ReactNode;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A notification, an item of a list: its kind by shape and word, when it came, and what it says. */
export function Notice({ type, word, time, message, unviewed, actions, ref }: NoticeProps) {
  const { icon: Icon, className } = looks[type];
  return (
    <li ref={ref} className={classNames(styles.item, unviewed !== undefined && styles.new)}>
      <Icon size={20} strokeWidth={1.75} className={classNames(styles.icon, className)} aria-hidden />
      <p className={styles.head}>
        <span className={className}>{word}</span>
        {unviewed !== undefined && <span className="visually-hidden">, {unviewed}</span>} <time>{time}</time>
      </p>
      <p className={styles.message}>{message}</p>
      {actions && <p className={styles.actions}>{actions}</p>}
    </li>
  );
}
