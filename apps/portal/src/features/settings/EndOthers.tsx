import { endOthers } from '@semestr/api/session';
import { Button } from '@semestr/ui/Button.tsx';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { handOnFocus } from '../../ui/focus.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { sessionsOf } from './settings.ts';
import { settingsTexts } from './texts.ts';

/** Ends all other sessions, after a confirmation with their number. */
export function EndOthers({ count, isLocked }: { count: number; isLocked: boolean }) {
  const t = useTexts(settingsTexts);
  const queries = useQueryClient();
  const { queryKey } = sessionsOf(usePerson());
  const [isAsking, setAsking] = useState(false);
  const act = useApiMutation(endOthers, {
    done: () => {
      setAsking(false);
      toast('success', t('sessions.endedOthers'));
      // The dialog returns the focus to the button, which moves it on when it is removed.
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <span ref={handOnFocus}>
      <Button look="danger" disabled={isLocked} onClick={() => setAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sessions.endOthersTitle')}
          confirm={t('sessions.endOthers')}
          cancel={t('sessions.keep')}
          isDangerous
          isPending={act.isPending}
          failure={<MutationError act={act} />}
          onConfirm={() => void act.run({})}
          onClose={() => {
            setAsking(false);
            act.reset();
          }}
        >
          {t('sessions.endOthersText', { count })}
        </ConfirmDialog>
      )}
    </span>
  );
}
