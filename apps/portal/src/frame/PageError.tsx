import { ApiError } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { Button } from '@semestr/ui/Button.tsx';
import { isMissingFile, UpdatedError } from '@semestr/ui/connection/fetch-part';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useLoader } from './loader-context.ts';
import { DocumentHead } from '../ui/page/head.tsx';
import { HeaderBar } from './Header.tsx';
import page from '../ui/page/page.module.css';
import styles from './frame.module.css';
import { pageTexts } from '../ui/page/texts.ts';

/** Replaces a screen that failed to load or to render. Shows the cause and the possible actions. */
export default function PageError({ error }: { error: unknown }) {
  const t = useTexts(pageTexts);
  const sentence = useTexts(reasonTexts);
  const loader = useLoader();
  const queries = useQueryClient();
  const isMissing = isMissingFile(error);
  const faultOf = (): string => {
    if (error instanceof ApiError) return sentence(error.reason);
    if (error instanceof UpdatedError) return t('outdated');
    return t(isMissing ? 'incomplete' : 'broken');
  };
  const retry = (): void => {
    void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    loader.forget();
  };
  return (
    <>
      <DocumentHead title={t('failed')} />
      <HeaderBar hasSearch hasBugButton hasSignIn>
        <h1 id="heading" className={page.title} tabIndex={-1}>
          {t('failed')}
        </h1>
      </HeaderBar>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Empty
          icon={CircleAlert}
          isFault
          title={faultOf()}
          action={
            error instanceof ApiError || isMissing ? (
              <Button look="primary" onClick={retry}>
                {t('retry')}
              </Button>
            ) : (
              <Button look="primary" onClick={() => window.location.reload()}>
                {t('reload')}
              </Button>
            )
          }
        />
      </main>
    </>
  );
}
