import { useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './field.module.css';

interface FieldShellProps {
  id: string;
  label: string;
  hint: string | undefined;
  fault: string | null;
  isOptional: boolean;
  /** The element that is filled in, and what stands at its ends. */
  children: ReactNode;
}

/** A field: label above, hint under the label, what is wrong under the field. */
export function Field({ id, label, hint, fault, isOptional, children }: FieldShellProps) {
  const t = useTexts(uiTexts);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}>{t('form.optional')}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.control}>{children}</div>
      <FieldFault id={id} fault={fault} />
    </div>
  );
}

/** What is wrong with a field. */
export const FieldFault = ({ id, fault }: Pick<FieldShellProps, 'id' | 'fault'>) =>
  fault !== null && (
    <p id={`${id}-fault`} className={styles.fault}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {fault}
    </p>
  );
