import Button from '@mui/material/Button';
import { ApiError } from '@semestr/api/client';
import { CircleAlert } from 'lucide-react';
import { useRevalidator, useRouteError } from 'react-router';
import { Empty } from '../ui/Empty.tsx';
import { language, useTexts } from '@semestr/ui/language';
import { sentenceOf } from '../ui/sentence.ts';
import { Page } from './Page.tsx';
import { shellTexts } from './texts.ts';

/** A page whose data did not come: what went wrong, and a way to try again. */
export default function PageError() {
  const t = useTexts(shellTexts);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isOurs = !(error instanceof ApiError);
  const again = isOurs ? () => window.location.reload() : () => void revalidate();
  return (
    <Page title={t.failed} description={t.failed}>
      <Empty
        icon={<CircleAlert size={20} strokeWidth={1.75} />}
        title={isOurs ? t.broken : sentenceOf(error, language.get())}
        action={
          <Button variant="contained" onClick={again} disabled={state === 'loading'}>
            {t.retry}
          </Button>
        }
      />
    </Page>
  );
}
