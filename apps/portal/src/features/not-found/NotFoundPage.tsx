import Button from '@mui/material/Button';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Page } from '../../shell/Page.tsx';
import { shellTexts } from '../../shell/texts.ts';
import { Empty } from '../../ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language';

/** Any address that is not ours. */
export function Component() {
  const t = useTexts(shellTexts);
  return (
    <Page title={t.notFoundTitle} description={t.notFound}>
      <Empty
        icon={<MapPinOff size={20} strokeWidth={1.75} />}
        title={t.notFound}
        hint={t.notFoundHint}
        action={
          <Button component={Link} to={paths.home} variant="contained">
            {t.toHome}
          </Button>
        }
      />
    </Page>
  );
}
