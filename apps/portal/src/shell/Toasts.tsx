import { useTexts } from '@semestr/ui/language.tsx';
import { Toasts as Shown } from '@semestr/ui/Toasts.tsx';
import { shellTexts } from './texts.ts';

/** The messages, in the words of the portal; fetched when there is the first. */
export default function Toasts() {
  const t = useTexts(shellTexts);
  return <Shown title={t('attention')} close={t('dismiss')} undo={t('undo')} />;
}
