import { prove } from '@semestr/api/second-factor';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { ProofForm } from './ProofForm.tsx';
import { proofTexts } from './texts.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import steps from './steps.module.css';

export interface ProofDialogProps {
  /** Whether a code is accepted as well. */
  hasCodes: boolean;
  answer: (isProven: boolean) => void;
}

/** Dialog for step-up verification, over the page whose call requires it. */
export function ProofDialog({ hasCodes, answer }: ProofDialogProps) {
  const t = useTexts(proofTexts);
  const act = useApiMutation(prove, { done: () => answer(true) });
  return (
    <Dialog title={t('title')} onClose={() => answer(false)}>
      <ProofForm
        act={act}
        request={(body) => ({ body })}
        submit={t('confirm')}
        hasCodes={hasCodes}
        onCancel={() => answer(false)}
      >
        <p className={steps.text}>{t('why')}</p>
      </ProofForm>
    </Dialog>
  );
}
