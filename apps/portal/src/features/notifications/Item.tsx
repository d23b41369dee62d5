import type { Notification } from '@semestr/api/notifications';
import { folded } from '@semestr/core/notifications';
import { Button } from '@semestr/ui/Button.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronDown, ChevronUp, CircleCheck, type LucideIcon, MessageSquare, OctagonX } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import styles from './list.module.css';
import type { Dated } from './notifications.ts';
import { targetOf } from '../../shell/bell/target.ts';
import { notificationTexts } from './texts.ts';

const looks: Record<Notification['type'], { icon: LucideIcon; className: string | undefined }> = {
  INFO: { icon: MessageSquare, className: undefined },
  SUCCESS: { icon: CircleCheck, className: styles.success },
  FAILURE: { icon: OctagonX, className: styles.failure },
};

interface ItemProps {
  notification: Dated;
  user: User;
  /** It was not viewed before this visit. */
  isNew: boolean;
  ref: Ref<HTMLLIElement> | undefined;
}

/** A notification: its kind by shape and word, the message, and the way to what it is about. */
export function Item({ notification, user, isNew, ref }: ItemProps) {
  const t = useTexts(notificationTexts);
  const [isUnfolded, setUnfolded] = useState(false);
  const { message, type, time } = notification;
  const { icon: Icon, className } = looks[type];
  const beginning = folded(message);
  const target = targetOf(notification, user);
  const Chevron = isUnfolded ? ChevronUp : ChevronDown;
  return (
    <li ref={ref} className={classNames(styles.item, isNew && styles.new)}>
      <Icon size={20} strokeWidth={1.75} className={classNames(styles.icon, className)} aria-hidden />
      <p className={styles.head}>
        <span className={className}>{t(`kinds.${type}`)}</span>
        {isNew && <span className="visually-hidden">, {t('unviewed')}</span>} <time>{time}</time>
      </p>
      <p className={styles.message}>{isUnfolded ? message : (beginning ?? message)}</p>
      {(target ?? beginning) !== null && (
        <p className={styles.actions}>
          {target && <Link to={target.path}>{t(`targets.${target.name}`)}</Link>}
          {beginning !== null && (
            <Button look="text" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
              {t(isUnfolded ? 'fold' : 'unfold')}
              <Chevron size={14} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
