import { ApiError } from '@semestr/api/client';
import { loadTexts, translator } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { clearToasts, toast } from '@semestr/ui/toast';
import { sentenceOf } from '../ui/sentence.ts';
import { type Change, session } from './session.ts';
import { sessionTexts } from './texts.ts';

/** Says in words what happened to the session, where the person did not do it here and now. */
export function announceSession(): void {
  session.onChange((change) => {
    // What was said to the last person is not for the next.
    if (change === 'began') clearToasts();
    // Where the words do not come the change is seen all the same.
    say(change).catch(reportError);
  });
}

async function say(change: Change): Promise<void> {
  const chosen = language.get();
  if (change === 'expired')
    return toast('error', await sentenceOf(new ApiError('session-ended', 403), chosen));
  if (change !== 'rights' && change !== 'ended-elsewhere' && change !== 'replaced-elsewhere') return;
  const fio = session.user()?.fio ?? '';
  await loadTexts(chosen, [sessionTexts]);
  const t = translator(sessionTexts, chosen);
  if (change === 'rights') toast('info', t('rights'));
  if (change === 'ended-elsewhere') toast('info', t('endedElsewhere'));
  if (change === 'replaced-elsewhere') toast('info', t('replacedElsewhere', { fio }));
}
