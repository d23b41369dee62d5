import { ApiError } from '@semestr/api/client';
import { language } from '@semestr/ui/language';
import { clearToasts, toast } from '../ui/toast.ts';
import { session } from './session.ts';
import { sessionTexts } from './texts.ts';

/** Says in words what happened to the session, where the person did not do it here and now. */
export function announceSession(): void {
  session.onChange((change) => {
    const t = sessionTexts[language.get()];
    // What was said to the last person is not for the next.
    if (change === 'began') clearToasts();
    if (change === 'rights') toast('info', t.rights);
    if (change === 'expired') void sayExpired();
    if (change === 'ended-elsewhere') toast('info', t.endedElsewhere);
    if (change === 'replaced-elsewhere') toast('info', t.replacedElsewhere(session.user()?.fio ?? ''));
  });
}

/** The sentences of failures are fetched when there is one. */
async function sayExpired(): Promise<void> {
  const { sentenceOf } = await import('../ui/sentence.ts');
  toast('error', sentenceOf(new ApiError('session-ended', 403), language.get()));
}
