import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Download } from 'lucide-react';
import { save } from '../../ui/save.ts';
import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import { asPrivate } from '@semestr/ui/private';
import { takeFocus } from '../../ui/focus.ts';
import steps from '../../account/proof/steps.module.css';
import styles from './second-factor.module.css';
import { secondFactorTexts } from './texts.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The new codes, which cannot be shown again. They can be copied or saved as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTexts(secondFactorTexts);
  const text = codes.join('\n');
  const download = (): void =>
    save({ name: t('codes.file'), type: 'text/plain;charset=utf-8', bytes: new TextEncoder().encode(text) });
  return (
    <div className={steps.step}>
      <h3 className={steps.heading} tabIndex={-1} ref={takeFocus}>
        {t('codes.title')}
      </h3>
      <Banner kind="warning">{t('codes.once')}</Banner>
      <ol {...asPrivate} className={styles.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={text} what={t('codes.list')} />
        <Button onClick={download}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('codes.download')}
        </Button>
      </div>
      <div>
        <Button look="primary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
