import { add, addOptions, type NewCredential } from '@semestr/api/passkeys';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { makeOnDevice, NoPasskey } from '@semestr/ui/passkey';
import { toast } from '@semestr/ui/toast';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { NameForm } from './NameForm.tsx';
import { ProofForm } from '../../account/proof/ProofForm.tsx';
import { passkeysOf } from './second-factor.ts';
import steps from '../../account/proof/steps.module.css';
import { secondFactorTexts } from './texts.ts';

interface AddPasskeyProps {
  hasCodes: boolean;
  onDone: () => void;
}

/** Adds a passkey in three steps: step-up verification, creation on the device, and naming. */
export function AddPasskey({ hasCodes, onDone }: AddPasskeyProps) {
  const t = useTexts(secondFactorTexts);
  const [newCredential, setNewCredential] = useState<NewCredential | null>(null);
  const [failure, setFailure] = useState<NoPasskey | null>(null);
  const asking = useApiMutation(addOptions, {
    done: async (options) => {
      setFailure(null);
      try {
        setNewCredential(await makeOnDevice(options));
      } catch (error) {
        if (!(error instanceof NoPasskey)) throw error;
        setFailure(error);
      }
    },
  });
  const adding = useApiMutation(add, {
    refetches: [passkeysOf(usePerson()).queryKey],
    done: () => {
      toast('success', t('passkeys.added'));
      onDone();
    },
  });
  if (newCredential)
    return (
      <div className={steps.step}>
        <p className={steps.text}>{t('passkeys.made')}</p>
        <NameForm
          name=""
          act={adding}
          request={(name) => ({ body: { name, credential: newCredential } })}
          onCancel={onDone}
        />
      </div>
    );
  return (
    <ProofForm act={asking} request={(body) => ({ body })} hasCodes={hasCodes} onCancel={onDone}>
      {failure && !asking.error && (
        <Banner kind="error">{t(failure.hasExisting ? 'passkeys.known' : 'passkeys.notMade')}</Banner>
      )}
    </ProofForm>
  );
}
