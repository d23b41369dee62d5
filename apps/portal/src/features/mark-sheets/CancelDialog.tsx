import { close } from '@semestr/api/mark-sheets';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { sheetsOf, type SheetView } from './mark-sheets.ts';
import { markSheetTexts } from './texts.ts';

interface CancelDialogProps {
  sheet: SheetView;
  /** Subject of the mark sheet. */
  what: string;
  onClose: () => void;
}

/** Confirmation before a mark sheet is cancelled, stating what can be undone. */
export function CancelDialog({ sheet: { id }, what, onClose }: CancelDialogProps) {
  const t = useTexts(markSheetTexts);
  const act = useApiMutation(close, {
    refetches: [sheetsOf(usePerson()).queryKey],
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
      {t('cancelText', { what })}
    </ConfirmDialog>
  );
}
