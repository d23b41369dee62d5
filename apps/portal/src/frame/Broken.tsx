import { Button } from '@semestr/ui/Button.tsx';
import { UpdatedError } from '@semestr/ui/connection/fetch-part';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './frame.module.css';
import { pageTexts } from '../ui/page/texts.ts';

/** Replaces the whole portal when its layout has failed. Part of the initial file, because others may fail to load. */
export function Broken({ error }: { error: unknown }) {
  const t = useTexts(pageTexts);
  return (
    <main className={styles.content}>
      <h1>{t('failed')}</h1>
      <p role="alert">{t(error instanceof UpdatedError ? 'outdated' : 'broken')}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </main>
  );
}
