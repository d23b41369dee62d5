import { faultTexts } from '@semestr/api/faults';
import { NewPassword as NewPasswordRule } from '@semestr/api/password';
import { type PasswordPart, passwordKeeps } from '@semestr/core/validation';
import { passwordStrength, passwordWeakness } from '@semestr/core/weak-passwords';
import { PasswordField } from '@semestr/ui/fields/PasswordField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Check, Minus } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { entryTexts } from './entry-texts.ts';
import styles from './new-password.module.css';

/** Values of a form for a new password. */
export interface NewPasswordValues {
  password: string;
  /** The repeated password. */
  confirmation: string;
}

export const noPassword: NewPasswordValues = { password: '', confirmation: '' };

/** Schema fields of such a form. The form's schema also needs `isRepeated`. */
export const newPasswordFields = {
  password: NewPasswordRule,
  confirmation: z.string().check(z.minLength(1, 'required')),
};
export const isRepeated = z.refine<NewPasswordValues>(
  ({ password, confirmation }) => password.trim() === confirmation.trim(),
  { path: ['confirmation'] },
);

/**
 * Whether the password can be submitted: it follows the rules, is hard to guess, and is repeated. `own` are the
 * username and the names that it must not contain.
 */
export const isGoodPassword = (
  { password, confirmation }: NewPasswordValues,
  own: readonly string[],
): boolean => passwordStrength(password, own) !== 'weak' && password.trim() === confirmation.trim();

const rules = {
  length: ['length'],
  lower: ['lower'],
  upper: ['upper'],
  other: ['digit', 'sign'],
} as const satisfies Record<string, readonly PasswordPart[]>;
const ruleNames = ['length', 'lower', 'upper', 'other'] as const;

interface NewPasswordProps {
  values: NewPasswordValues;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { readonly [Name in keyof NewPasswordValues]: string | undefined };
  own: readonly string[];
}

/** Fields for a new password, typed twice. Show which rules it fulfils and its strength during typing. */
export function NewPassword({ values, password, confirmation, errors, own }: NewPasswordProps) {
  const t = useTexts(entryTexts);
  const faults = useTexts(faultTexts);
  const weakness = passwordWeakness(values.password, own);
  const isSame = values.confirmation !== '' && values.confirmation.trim() === values.password.trim();
  const wrong = passwordKeeps(values.password, ['only']) ? null : t('passwordOnly');
  const keeps = (parts: readonly PasswordPart[]): boolean => passwordKeeps(values.password, parts);
  const isWhole = keeps(['length', 'lower', 'upper', 'digit', 'sign', 'only']);
  return (
    <>
      <div>
        <PasswordField
          label={t('newPassword')}
          error={wrong ?? (weakness && isWhole ? faults(weakness) : errors.password)}
          autoComplete="new-password"
          {...password}
        />
        <ul className={styles.rules}>
          {ruleNames.map((name) => {
            const isKept = keeps(rules[name]);
            const Icon = isKept ? Check : Minus;
            return (
              <li key={name} className={isKept ? styles.kept : undefined}>
                <Icon size={16} strokeWidth={2} aria-hidden />
                {t(`rules.${name}`)}
                {isKept && <span className="visually-hidden">, {t('kept')}</span>}
              </li>
            );
          })}
        </ul>
        <p className={styles.strength} role="status">
          {isWhole && t('strength', { name: t(`strengths.${passwordStrength(values.password, own)}`) })}
        </p>
      </div>
      <div>
        <PasswordField
          label={t('repeat')}
          error={errors.confirmation}
          autoComplete="new-password"
          {...confirmation}
        />
        <p className={styles.same} role="status">
          {isSame && (
            <>
              <Check size={16} strokeWidth={2} aria-hidden />
              {t('same')}
            </>
          )}
        </p>
      </div>
    </>
  );
}
