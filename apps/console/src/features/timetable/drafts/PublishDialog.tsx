import * as calls from '@semestr/api/timetable-drafts';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { draftTexts } from './texts/index.ts';
import type { OpenedDraft } from './use-drafts.ts';

interface PublishDialogProps {
  draft: OpenedDraft;
  onDone: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Confirms the publication of a draft. Shows who is notified, and asks whether clashes are accepted. */
export function PublishDialog({ draft, onDone, onClose }: PublishDialogProps) {
  const t = useTexts(draftTexts);
  const call = useCall();
  const [isAgreed, setAgreed] = useState(false);
  const outdated = draft.list.filter(({ isOutdated }) => isOutdated).length;
  return (
    <ConfirmDialog
      title={t('publishTitle', { count: draft.changes })}
      confirm={t('publishConfirm')}
      onConfirm={async () => {
        const { added, changed, removed } = await call(calls.publish, {
          params: { id: String(draft.id) },
          body: { inSpiteOfClash: isAgreed },
        });
        await onDone(t('publishDone', { added, changed, removed }));
      }}
      onClose={onClose}
    >
      <p>{t('publishHint', { groups: draft.groups, count: draft.students })}</p>
      {outdated > 0 && <p>{t('outdatedHint', { count: outdated })}</p>}
      {draft.clashes.length > 0 && (
        <CheckField
          label={t('publishClashes', { count: draft.clashes.length })}
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
