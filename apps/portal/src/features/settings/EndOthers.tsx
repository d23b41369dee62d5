import { endOthers } from '@semestr/api/session';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { moveFocusToHeading } from '../../ui/focus.ts';
import { sessionsOf } from './settings.ts';
import { settingsTexts } from './texts.ts';

/** Ends all other sessions, after a confirmation that shows their number. */
export function EndOthers({ count, isLocked }: { count: number; isLocked: boolean }) {
  const t = useTexts(settingsTexts);
  const queries = useQueryClient();
  const { queryKey } = sessionsOf(usePerson());
  const [isAsking, setAsking] = useState(false);
  return (
    <span ref={moveFocusToHeading}>
      <Button look="danger" disabled={isLocked} onClick={() => setAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      {isAsking && (
        <ConfirmMutation
          call={endOthers}
          request={{}}
          title={t('sessions.endOthersTitle')}
          confirm={t('sessions.endOthers')}
          cancel={t('sessions.keep')}
          done={t('sessions.endedOthers')}
          onDone={() => {
            setAsking(false);
            // The closing dialog focuses the button, which moves the focus when it is removed.
            void queries.invalidateQueries({ queryKey });
          }}
          onClose={() => setAsking(false)}
        >
          {t('sessions.endOthersText', { count })}
        </ConfirmMutation>
      )}
    </span>
  );
}
