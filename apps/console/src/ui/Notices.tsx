import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Toasts } from '@semestr/ui/Toasts.tsx';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { uiTexts } from './texts/index.ts';

/** Shows react-admin's notifications as toasts, in the same style as the portal. */
export function Notices() {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();

  // Forwards notifications from react-admin's store to that of the toasts.
  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    // The console only sends plain text notifications.
    if (typeof message !== 'string') return;
    toast(type === 'error' ? 'error' : 'success', translate(message, notificationOptions?.messageArgs));
  }, [notifications, takeNotification, translate]);

  return <Toasts title={t('attention')} close={t('close')} undo={translate('ra.action.undo')} />;
}
