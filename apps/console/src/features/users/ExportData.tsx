import { ofAccount } from '@semestr/api/personal-data';
import { useTexts } from '@semestr/ui/language.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { save } from '../../ui/use-download.ts';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

/** Prompts for a reason, and downloads all data about a user. */
export function ExportData({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(userTexts);
  const call = useCall();

  async function exportAll(reason: string): Promise<void> {
    save(await call(ofAccount, { params: { id: String(user.id) }, body: { reason } }));
    onClose();
  }

  return (
    <ReasonDialog
      title={t('personalData.export.title', { name: user.name })}
      confirm={t('personalData.export.confirm')}
      reasonHint={t('personalData.reasonHint')}
      onConfirm={exportAll}
      onClose={onClose}
    >
      {t('personalData.export.hint')}
    </ReasonDialog>
  );
}
