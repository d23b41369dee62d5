import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { takeFocus } from '../../ui/focus.ts';
import { headerOf } from './api-tokens.ts';
import steps from '../../account/proof/steps.module.css';
import styles from './api-tokens.module.css';
import { apiTokensTexts } from './texts.ts';

interface NewTokenProps {
  name: string;
  token: string;
  onDone: () => void;
}

/** The new token, which cannot be shown again. It can be copied alone or as a header. */
export function NewToken({ name, token, onDone }: NewTokenProps) {
  const t = useTexts(apiTokensTexts);
  return (
    <div className={steps.step}>
      <h3 className={steps.heading} tabIndex={-1} ref={takeFocus}>
        {t('made', { name })}
      </h3>
      <Banner kind="warning">{t('once')}</Banner>
      <div {...asPrivate} className={styles.token}>
        <code className={styles.code}>{token}</code>
      </div>
      <div className={styles.buttons}>
        <CopyButton text={token} what={t('token')} />
      </div>
      <p className={steps.second}>
        {t('header')}: <code>{headerOf('smst_…')}</code>
      </p>
      <div>
        <Button look="primary" onClick={onDone}>
          {t('saved')}
        </Button>
      </div>
    </div>
  );
}
