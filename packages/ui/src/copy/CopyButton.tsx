import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonLook } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { useTexts } from '../language.tsx';
import { toast } from '../toast.ts';
import styles from './copy.module.css';
import { copyTexts } from './texts.ts';

interface CopyButtonProps {
  text: string;
  /** Names the copied text, for users who cannot see the button's context. */
  what: string;
  look?: ButtonLook;
  /** Whether to show an icon, for rows; it is replaced by the confirmation. */
  isIcon?: boolean;
  className?: string | undefined;
  /** Called when the clipboard is blocked, or missing without https; by default an error message is shown. */
  onFailure?: () => void;
}

/** Copies a text, and shows a confirmation until it loses the focus. */
export function CopyButton(props: CopyButtonProps) {
  const { text, what, look = 'outlined', isIcon = false, className, onFailure } = props;
  const t = useTexts(copyTexts);
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
      if (onFailure) onFailure();
      else toast('error', t('notCopied'));
    }
  }
  const word = t(isCopied ? 'copied' : 'copy');
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      look={isIcon ? 'text' : look}
      className={classNames(isIcon && styles.icon, isIcon && isCopied && styles.done, className)}
      aria-label={`${word}: ${what}`}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {(!isIcon || isCopied) && word}
      <output className="visually-hidden">{isCopied ? t('copied') : ''}</output>
    </Button>
  );
}
