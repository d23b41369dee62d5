import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { NotificationDrawer } from './NotificationDrawer.tsx';
import { requestTexts } from '@semestr/core/requests/texts';
import { notificationTexts } from './texts.ts';

/** Loads the drawer together with its texts. */
export async function withTexts() {
  await loadTexts(language.get(), [notificationTexts, requestTexts]);
  return { default: NotificationDrawer };
}
