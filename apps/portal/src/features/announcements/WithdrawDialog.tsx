import type { Announcement } from '@semestr/api/announcements';
import { withdraw } from '@semestr/api/own-announcements';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { briefly, writtenBy } from './announcements.ts';
import { announcementTexts } from './texts.ts';

interface WithdrawDialogProps {
  announcement: Announcement;
  onWithdrawn: () => void;
  onClose: () => void;
}

/** Confirmation before an announcement is withdrawn: its students are notified of that too. */
export function WithdrawDialog({ announcement, onWithdrawn, onClose }: WithdrawDialogProps) {
  const t = useTexts(announcementTexts);
  const act = useApiMutation(withdraw, {
    refetches: [writtenBy(usePerson()).queryKey],
    done: () => {
      toast('success', t('withdrawn'));
      onWithdrawn();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('withdrawTitle')}
      confirm={t('withdraw')}
      cancel={t('withdrawNo')}
      isDangerous
      isPending={act.isPending}
      failure={<MutationError act={act} />}
      onConfirm={() => void act.run({ query: { id: String(announcement.id) } })}
      onClose={onClose}
    >
      {t('withdrawText', { content: briefly(announcement.content) })}
    </ConfirmDialog>
  );
}
