import { useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert } from 'lucide-react';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { Page } from '../ui/Page.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import styles from './layout.module.css';
import { layoutTexts } from './texts.ts';
import { TopBar } from './TopBar.tsx';

/** A fault of ours while a page was drawn. */
export function Broken() {
  const t = useTexts(layoutTexts);
  return (
    <>
      <TopBar end={<DisplayMenu />} />
      <main className={styles.alone}>
        <Page title={t('brokenTitle')}>
          <Empty
            icon={CircleAlert}
            title={t('broken')}
            hint={t('brokenHint')}
            isFault
            action={
              <Button look="primary" onClick={() => window.location.reload()}>
                {t('reload')}
              </Button>
            }
          />
        </Page>
      </main>
    </>
  );
}
