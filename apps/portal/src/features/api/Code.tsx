import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@semestr/ui/toast';
import styles from './code.module.css';
import { apiTexts } from './texts.ts';

/** Code that may be copied. */
export function Code({ title, text, copyLabel }: { title: string; text: string; copyLabel: string }) {
  const t = useTexts(apiTexts);
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast('error', t('notCopied'));
    }
  }
  const Icon = isCopied ? Check : Copy;
  return (
    <section className={styles.code}>
      <div className={styles.head}>
        <h4>{title}</h4>
        <Button
          look="text"
          className={styles.copy}
          aria-label={copyLabel}
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          {isCopied ? t('copied') : t('copy')}
        </Button>
        <output className="visually-hidden">{isCopied ? t('copied') : ''}</output>
      </div>
      {/* Long lines scroll: the keyboard must reach them too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
    </section>
  );
}
