import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { authTexts } from './texts.ts';

/** The field comes when it is wanted: it is what is filled in next. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A code of the app, or a recovery code, which has letters too. */
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
