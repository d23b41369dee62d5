import { ApiError } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useLoader } from './frame-context.ts';
import { DocumentHead } from './head.tsx';
import { HeaderBar } from './Header.tsx';
import styles from './header.module.css';
import shell from './shell.module.css';
import { shellTexts } from './texts.ts';

/** A file of the portal that the server no longer has: it was updated while the page was open. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);

/** A screen that did not come: what went wrong, and a way to try again. */
export default function PageError({ error }: { error: unknown }) {
  const t = useTexts(shellTexts);
  const sentence = useTexts(reasonTexts);
  const loader = useLoader();
  const queries = useQueryClient();
  const isRefusal = error instanceof ApiError;
  const retry = (): void => {
    void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    loader.forget();
  };
  return (
    <>
      <DocumentHead title={t('failed')} />
      <HeaderBar hasSearch hasBugButton hasSignIn>
        <h1 id="heading" className={styles.title} tabIndex={-1}>
          {t('failed')}
        </h1>
      </HeaderBar>
      <main id="content" className={shell.content} tabIndex={-1}>
        <Empty
          icon={CircleAlert}
          isFault
          title={isRefusal ? sentence(error.reason) : t(isOutdated(error) ? 'outdated' : 'broken')}
          action={
            isRefusal ? (
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
