import { IconButton } from '@semestr/ui/Button.tsx';
import { fetchPart } from '@semestr/ui/connection/fetch-part';
import { useTexts } from '@semestr/ui/language.tsx';
import { Share2 } from 'lucide-react';
import { scheduleTexts } from './texts.ts';

/** Loaded on the first click. */
const sharing = () => fetchPart(() => import('./share.ts'));

/** Shares the schedule, including the current filters. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts(scheduleTexts);
  return (
    <IconButton
      label={t('share')}
      title={t('share')}
      onClick={() =>
        void sharing().then(({ share }) =>
          share(title, { copied: t('linkCopied'), notCopied: t('notCopied') }),
        )
      }
    >
      <Share2 size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
