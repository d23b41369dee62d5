import { cancel } from '@semestr/api/profiling';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../shell/person.ts';
import { ActFailure } from '../../ui/ActFailure.tsx';
import { useAct } from '../../ui/useAct.ts';
import { applicationsOf, offersOf, type ShownApplication } from './profiling.ts';
import { profilingTexts } from './texts.ts';

/** Asks before an application is taken back: chosen once more it would be the last wish. */
export function CancelDialog({
  application: { id, specialityName: name },
  onClose,
}: {
  application: ShownApplication;
  onClose: () => void;
}) {
  const t = useTexts(profilingTexts);
  const user = usePerson();
  const act = useAct(cancel, {
    refetches: [applicationsOf(user).queryKey, offersOf(user).queryKey],
    done: () => {
      toast('success', t('cancelled'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      confirm={t('cancelYes')}
      cancel={t('cancelNo')}
      isDangerous
      isPending={act.isPending}
      failure={<ActFailure act={act} />}
      onConfirm={() => void act.run({ query: { id: String(id) } })}
      onClose={onClose}
    >
      {t('cancelText', { name })}
    </ConfirmDialog>
  );
}
