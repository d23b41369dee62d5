import { cancel } from '@semestr/api/profiling';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { applicationsOf, offersOf, type ApplicationView } from './profiling.ts';
import { profilingTexts } from './texts.ts';

/** Confirmation before an application is cancelled: applying again would give it the lowest priority. */
export function CancelDialog({
  application: { id, specialityName: name },
  onClose,
}: {
  application: ApplicationView;
  onClose: () => void;
}) {
  const t = useTexts(profilingTexts);
  const user = usePerson();
  const act = useApiMutation(cancel, {
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
      failure={<MutationError act={act} />}
      onConfirm={() => void act.run({ query: { id: String(id) } })}
      onClose={onClose}
    >
      {t('cancelText', { name })}
    </ConfirmDialog>
  );
}
