import { begin, newRecoveryCodes, type Proof, turnOff } from '@semestr/api/second-factor';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { ProofForm } from '../../account/proof/ProofForm.tsx';
import { stateOf } from './second-factor.ts';
import steps from '../../account/proof/steps.module.css';
import { secondFactorTexts } from './texts.ts';

/** Changes of the second factor that require step-up verification. */

interface ChangeProps {
  onCancel: () => void;
}

const request = (body: Proof) => ({ body });

/** Requests a secret from the server. The second factor is not changed until the first code is verified. */
export function Begin({
  onSecret,
  onCancel,
}: ChangeProps & { onSecret: (made: { secret: string; uri: string }) => void }) {
  const act = useApiMutation(begin, { done: onSecret });
  return <ProofForm act={act} request={request} hasCodes={false} onCancel={onCancel} />;
}

/** Replaces the recovery codes with new ones. */
export function NewCodes({
  onCodes,
  onCancel,
}: ChangeProps & { onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts(secondFactorTexts);
  const act = useApiMutation(newRecoveryCodes, {
    refetches: [stateOf(usePerson()).queryKey],
    done: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <ProofForm act={act} request={request} submit={t('app.newCodes')} hasCodes onCancel={onCancel}>
      <p className={steps.text}>{t('app.newCodesHint')}</p>
    </ProofForm>
  );
}

export function TurnOff({ onDone, onCancel }: ChangeProps & { onDone: () => void }) {
  const t = useTexts(secondFactorTexts);
  const act = useApiMutation(turnOff, {
    refetches: [stateOf(usePerson()).queryKey],
    done: () => {
      toast('success', t('app.turnedOff'));
      onDone();
    },
  });
  return (
    <ProofForm act={act} request={request} submit={t('app.turnOff')} hasCodes onCancel={onCancel}>
      <p className={steps.text}>{t('app.offHint')}</p>
    </ProofForm>
  );
}
