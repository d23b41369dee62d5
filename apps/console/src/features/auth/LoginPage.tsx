import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';
import { useCheckAuth } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../client.ts';
import { DisplayMenu } from '../../layout/DisplayMenu.tsx';
import layout from '../../layout/layout.module.css';
import { TopBar } from '../../layout/TopBar.tsx';
import { portal } from '../../portal.ts';
import { obstacles } from '../../session.ts';
import { Page } from '../../ui/Page.tsx';
import { NotAdmin } from './auth-provider.ts';
import { LoginForm } from './LoginForm.tsx';
import { authTexts } from './texts.ts';

/** Whether somebody with an administrator's session opened this page: they need not sign in. */
function useIsInside(): boolean {
  const checkAuth = useCheckAuth();
  const [isInside, setInside] = useState(false);
  // The server is outside React: asked once, when the page opens.
  useEffect(() => {
    checkAuth({}, false).then(
      () => setInside(true),
      () => undefined,
    );
  }, [checkAuth]);
  return isInside;
}

/** Sign in with login and password; administrators only. */
export function LoginPage() {
  const t = useTexts(authTexts);
  const isInside = useIsInside();
  const [search] = useSearchParams();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const obstacle = obstacles.find((one) => one === search.get('why'));

  if (isInside && !isPending) return <Navigate to="/" replace />;
  return (
    <>
      <TopBar end={<DisplayMenu />} />
      <main className={layout.alone}>
        <Page title={t('title')} subtitle={t('subtitle')}>
          <LoginForm isPending={isPending} onPending={setPending} onFailure={setFailure}>
            {obstacle && failure === null && (
              <Banner kind="warning" isAnnounced>
                {t(`obstacles.${obstacle}`)}
              </Banner>
            )}
            {failure !== null && (
              <Banner kind="error">
                {failure instanceof NotAdmin ? (
                  <>
                    {t('notAdmin')} <a href={portal.home}>{t('toPortal')}</a>
                  </>
                ) : (
                  sentenceOf(failure)
                )}
              </Banner>
            )}
          </LoginForm>
        </Page>
      </main>
    </>
  );
}
