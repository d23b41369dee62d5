import { collapseMessage } from '@semestr/core/notifications';
import { isFormKind } from '@semestr/core/requests/kinds';
import { requestTexts } from '@semestr/core/requests/texts';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Notice } from '@semestr/ui/Notice.tsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import type { Dated } from './notifications.ts';
import { targetOf } from '../../account/bell/target.ts';
import { notificationTexts } from './texts.ts';

interface ItemProps {
  notification: Dated;
  user: User;
  /** Whether it was unread before this visit. */
  isNew: boolean;
  ref: Ref<HTMLLIElement> | undefined;
}

/** A notification with a link to its subject; a long one is collapsed. */
export function Item({ notification, user, isNew, ref }: ItemProps) {
  const t = useTexts(notificationTexts);
  const requests = useTexts(requestTexts);
  const [isUnfolded, setUnfolded] = useState(false);
  const { message, type, time } = notification;
  const beginning = collapseMessage(message);
  const target = targetOf(notification, user);
  const Chevron = isUnfolded ? ChevronUp : ChevronDown;
  return (
    <Notice
      ref={ref}
      type={type}
      word={t(`kinds.${type}`)}
      time={time}
      message={isUnfolded ? message : (beginning ?? message)}
      {...(isNew && { unviewed: t('unviewed') })}
      actions={
        (target ?? beginning) !== null && (
          <>
            {target && (
              <Link to={target.path}>
                {isFormKind(target.name) ? requests(`${target.name}.plural`) : t(`targets.${target.name}`)}
              </Link>
            )}
            {beginning !== null && (
              <Button look="text" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
                {t(isUnfolded ? 'fold' : 'unfold')}
                <Chevron size={14} strokeWidth={1.75} aria-hidden />
              </Button>
            )}
          </>
        )
      }
    />
  );
}
