import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Toasts } from '@semestr/ui/Toasts.tsx';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { uiTexts } from './texts.ts';

/** What has just been done, or was refused: react-admin's notices as the messages that the portal has too. */
export function Notices() {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();

  // Both are stores outside this component: what comes into one is handed to the other.
  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    // Nobody here notifies with more than a text.
    if (typeof message !== 'string') return;
    toast(type === 'error' ? 'error' : 'success', translate(message, notificationOptions?.messageArgs));
  }, [notifications, takeNotification, translate]);

  return <Toasts title={t('attention')} close={t('close')} undo={translate('ra.action.undo')} />;
}
