import { signInOptions } from '@semestr/api/passkey-sign-in';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { hasPasskeys, signOnDevice } from '@semestr/ui/passkey';
import { KeyRound } from 'lucide-react';
import { client } from '../../client.ts';
import type { Credentials } from './auth-provider.ts';
import { authTexts } from './texts.ts';

interface PasskeyButtonProps {
  isPending: boolean;
  /** Called with the function that prompts the device. */
  onPress: (requestPasskey: () => Promise<Credentials>) => void;
}

const requestPasskey = async (): Promise<Credentials> => ({
  credential: await signOnDevice(await client.call(signInOptions, {})),
});

/** Signs in without username and password, when the browser supports it. */
export function PasskeyButton({ isPending, onPress }: PasskeyButtonProps) {
  const t = useTexts(authTexts);
  if (!hasPasskeys()) return null;
  return (
    <Button isPending={isPending} onClick={() => onPress(requestPasskey)}>
      <KeyRound size={16} strokeWidth={1.75} aria-hidden />
      {t('passkey')}
    </Button>
  );
}
