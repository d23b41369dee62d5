import { Button } from '@semestr/ui/Button.tsx';
import { isMissingFile, UpdatedError } from '@semestr/ui/connection/fetch-part';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert } from 'lucide-react';
import { Page } from '../ui/Page.tsx';
import { BareLayout } from './BareLayout.tsx';
import { layoutTexts } from './texts.ts';

const causeOf = (error: unknown) => {
  if (error instanceof UpdatedError) return 'outdated';
  return isMissingFile(error) ? 'incomplete' : 'broken';
};

/** Replaces a page that failed to load or to render. Shows the cause and offers to reload. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useTexts(layoutTexts);
  const cause = causeOf(error);
  return (
    <Page title={t('brokenTitle')}>
      <Empty
        icon={CircleAlert}
        title={t(cause)}
        hint={t(cause === 'outdated' ? 'outdatedHint' : 'brokenHint')}
        isFault
        action={
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </Page>
  );
}

/** Replaces the whole console when its layout has failed. */
export const Broken = ({ error }: { error?: unknown }) => (
  <BareLayout>
    <PageFailure error={error} />
  </BareLayout>
);
