import { signIn, signInOptions } from '@semestr/api/passkey-sign-in';
import type { SignedIn } from '@semestr/api/signed-in';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { hasPasskeys, NoPasskey, signOnDevice } from '@semestr/ui/passkey';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { client } from '../../client/client.ts';
import { useSentence } from '../../ui/use-sentence.ts';
import { loginTexts } from './texts.ts';

interface PasskeyButtonProps {
  /** Returns whether to remember this device, when the button is pressed. */
  isRemembered: () => boolean;
  onSignedIn: (who: SignedIn, rememberDevice: boolean) => Promise<void>;
}

/** Signs in without username and password, when the browser supports it. */
export function PasskeyButton({ isRemembered, onSignedIn }: PasskeyButtonProps) {
  const t = useTexts(loginTexts);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const rememberDevice = isRemembered();
      const credential = await signOnDevice(await client.call(signInOptions, {}));
      await onSignedIn(await client.call(signIn, { body: { credential, rememberDevice } }), rememberDevice);
    },
  });
  const sentence = useSentence(error);
  if (!hasPasskeys()) return null;
  return (
    <>
      {sentence !== null && (
        <Banner kind="error">{error instanceof NoPasskey ? t('noPasskey') : sentence}</Banner>
      )}
      <div>
        <Button isPending={isPending} onClick={() => mutate()}>
          <KeyRound size={16} strokeWidth={1.75} aria-hidden />
          {t('passkey')}
        </Button>
      </div>
    </>
  );
}
