import { ApiError } from '@semestr/api/client';
import { end } from '@semestr/api/session';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { asPrivate } from '@semestr/ui/private';
import { toast } from '@semestr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { moveFocusToHeading } from '../../ui/focus.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { ButtonObject, Row } from './Row.tsx';
import { deviceIcons, useDeviceName, useSessionText } from './session-words.ts';
import { sessionsOf, type SessionView } from './settings.ts';
import { settingsTexts } from './texts.ts';

function Badge({ session: { isCurrent, isImpersonated, isNew } }: { session: SessionView }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      {isCurrent && (
        <Status kind="waits" icon={Check}>
          {t('sessions.current')}
        </Status>
      )}
      {isImpersonated && (
        <Status kind="move" icon={CircleAlert}>
          {t('sessions.impersonated')}
        </Status>
      )}
      {isNew && (
        <Status kind="move" icon={CircleAlert}>
          {t('sessions.isNew')}
        </Status>
      )}
    </>
  );
}

/** A session with a button to end it, unless it is the current one. */
export function SessionRow({ session, isLocked }: { session: SessionView; isLocked: boolean }) {
  const t = useTexts(settingsTexts);
  const queries = useQueryClient();
  const { queryKey } = sessionsOf(usePerson());
  const device = useDeviceName(session.device);
  const ended = (): void => toast('success', t('sessions.ended'));
  const act = useApiMutation(end, { refetches: [queryKey], done: ended });
  async function endIt(): Promise<void> {
    const failure = await act.run({ params: { id: String(session.id) } });
    // Not an error: the session has expired or was ended elsewhere.
    if (!(failure instanceof ApiError) || failure.status !== 404) return;
    await queries.invalidateQueries({ queryKey });
    ended();
  }
  return (
    <Row
      ref={moveFocusToHeading}
      icon={deviceIcons[session.device.kind]}
      name={<span {...asPrivate}>{device}</span>}
      badge={<Badge session={session} />}
      second={<span {...asPrivate}>{useSessionText(session)}</span>}
      action={
        !session.isCurrent &&
        !isLocked && (
          <Button look="text" isPending={act.isPending} onClick={() => void endIt()}>
            {t('sessions.end')}
            <ButtonObject>{t('sessions.endWhat', { device })}</ButtonObject>
          </Button>
        )
      }
    >
      <MutationError act={act} />
    </Row>
  );
}
