import { TextField } from '@semestr/ui/fields/TextField.tsx';
import type { ComponentProps } from 'react';

/** A code of the app, or a recovery code, which has letters too. */
export const SecondFactorField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
);
