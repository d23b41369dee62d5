import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './ui.module.css';
import { uiTexts } from './texts.ts';

/** How long a notice stays; one of a failure stays until it is closed. */
const SHOWN_MS = 6000;

/** What has just been done, in a corner; one after the other. */
export function Notices() {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [notice] = notifications;
  const isFailure = notice?.type === 'error';

  useEffect(() => {
    if (!notice || isFailure) return undefined;
    const timer = setTimeout(takeNotification, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, isFailure, takeNotification]);

  const { message, notificationOptions } = notice ?? {};
  const words = typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
  return (
    <div role={isFailure ? 'alert' : 'status'} className={styles.notices}>
      {notice && (
        <div className={styles.notice}>
          <span>{words}</span>
          <button
            type="button"
            className={styles.noticeClose}
            aria-label={t('close')}
            onClick={() => takeNotification()}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
