import { TextField } from '@semestr/ui/fields/TextField.tsx';
import type { ComponentProps } from 'react';

/** Field for a code of the authenticator app, or a recovery code, which contains letters too. */
export const SecondFactorField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
);
