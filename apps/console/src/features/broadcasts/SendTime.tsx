import { dotted, localDate, localTime } from '@semestr/core/dates';
import { Status } from '@semestr/ui/Status.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Clock } from 'lucide-react';
import { broadcastTexts } from './texts.ts';
import type { Broadcast } from './broadcast-draft.ts';

/** Time at which the broadcast was sent or is scheduled. */
export function SendTime({
  broadcast: { sentAt, sendAt },
}: {
  broadcast: Pick<Broadcast, 'sentAt' | 'sendAt'>;
}) {
  const t = useTexts(broadcastTexts);
  const moment = sentAt ?? sendAt;
  if (moment === null) return null;
  const at = new Date(moment);
  const words = { date: dotted(localDate(at)), time: localTime(at) };
  if (sentAt !== null) return t('at', words);
  return (
    <Status kind="waits" icon={Clock}>
      {t('willBeAt', words)}
    </Status>
  );
}
