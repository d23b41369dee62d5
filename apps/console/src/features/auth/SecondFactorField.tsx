import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { authTexts } from './texts.ts';

/** The field only appears when a code is required, so it receives the focus. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** Accepts a code of the authenticator app, or a recovery code, which contains letters too. */
export function SecondFactorField({ error }: { error: string | undefined }) {
  const t = useTexts(authTexts);
  return (
    <TextField
      ref={focus}
      name="secondFactor"
      label={t('code')}
      hint={t('codeHint')}
      error={error}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
