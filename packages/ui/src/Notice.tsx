import { CircleCheck, type LucideIcon, MessageSquare, OctagonX } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { DataText } from './DataText.tsx';
import styles from './notice.module.css';

const looks = {
  INFO: { icon: MessageSquare, className: undefined },
  SUCCESS: { icon: CircleCheck, className: styles.success },
  FAILURE: { icon: OctagonX, className: styles.failure },
} satisfies Record<string, { icon: LucideIcon; className: string | undefined }>;

interface NoticeProps {
  type: keyof typeof looks;
  /** Type of the notification, in a word. */
  word: string;
  time: string;
  message: string;
  /** Label of an unread notification, for users who cannot see its marker. */
  unviewed?: string | undefined;
  /** Actions below the message. */
  actions?: ReactNode;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A notification in a list: its type as icon and word, its time, and its message. */
export function Notice({ type, word, time, message, unviewed, actions, ref }: NoticeProps) {
  const { icon: Icon, className } = looks[type];
  return (
    <li ref={ref} className={classNames(styles.item, unviewed !== undefined && styles.new)}>
      <Icon size={20} strokeWidth={1.75} className={classNames(styles.icon, className)} aria-hidden />
      <p className={styles.head}>
        <span className={className}>{word}</span>
        {unviewed !== undefined && <span className="visually-hidden">, {unviewed}</span>} <time>{time}</time>
      </p>
      <p className={styles.message}>
        <DataText>{message}</DataText>
      </p>
      {actions && <p className={styles.actions}>{actions}</p>}
    </li>
  );
}
