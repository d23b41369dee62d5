import { ApiError } from '@semestr/api/client';
import { translator } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { sentenceOf } from '../client/sentence.ts';
import { hasExpired } from './inactivity.ts';
import { type Change, session } from '../session/session.ts';
import { sessionTexts } from './texts.ts';

/** Notifies the user of a session change that was not caused in this tab. */
export async function notifySessionChange(change: Change): Promise<void> {
  const chosen = language.get();
  const t = translator(sessionTexts, chosen);
  // The first tab to notice the expiry ends the session for all tabs.
  if (change === 'expired' || (change === 'ended-elsewhere' && hasExpired()))
    toast('error', await sentenceOf(new ApiError('session-ended', 403), chosen));
  else if (change === 'rights') toast('info', t('rights'));
  else if (change === 'ended-elsewhere') toast('info', t('endedElsewhere'));
  else if (change === 'replaced-elsewhere')
    toast('info', t('replacedElsewhere', { fio: session.user()?.fio ?? '' }));
}
