import { useTexts } from '@semestr/ui/language.tsx';
import { Toasts as ToastStack } from '@semestr/ui/Toasts.tsx';
import { pageTexts } from '../ui/page/texts.ts';

/** The toasts with the portal's texts; loaded with the first one. */
export default function Toasts() {
  const t = useTexts(pageTexts);
  return <ToastStack title={t('attention')} close={t('dismiss')} undo={t('undo')} />;
}
