import Button from '@mui/material/Button';
import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router';
import { isGroupId } from '../../lessons/favourites.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../shell/Page.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language';
import { scheduleTexts } from './texts.ts';

/** Nothing is published for this number or name: no error, a hint. */
export function NoSchedule({ id }: { id: string }) {
  const t = useTexts(scheduleTexts);
  return (
    <Page title={isGroupId(id) ? t.group(id) : t.title} description={t.description}>
      <Empty
        icon={<CalendarOff size={20} strokeWidth={1.75} />}
        title={isGroupId(id) ? t.notFoundGroup(id) : t.notFoundEducator}
        hint={t.notFoundHint}
        action={
          <Button component={Link} to={paths.schedules} variant="contained">
            {t.toPicker}
          </Button>
        }
      />
    </Page>
  );
}
