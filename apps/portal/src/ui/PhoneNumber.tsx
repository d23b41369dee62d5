import { phone } from '@semestr/core/display';
import { dialled } from '@semestr/core/phones';
import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import type { ReactNode } from 'react';

interface PhoneLinkProps {
  number: string;
  /** Digits to highlight. */
  digits?: readonly string[];
  className?: string | undefined;
  /** An icon before the number. */
  children?: ReactNode;
}

const noDigits: readonly string[] = [];

/** A number as a link that calls it. */
export const PhoneLink = ({ number, digits = noDigits, className, children }: PhoneLinkProps) => (
  <a href={`tel:${dialled(number)}`} className={className}>
    {children}
    <span>
      <Matched text={phone(number)} words={digits} isNumber />
    </span>
  </a>
);

/** Copies a number as displayed. */
export const CopyPhone = ({ number }: { number: string }) => (
  <CopyButton isIcon text={phone(number).replaceAll('\u00a0', ' ')} what={phone(number)} />
);
