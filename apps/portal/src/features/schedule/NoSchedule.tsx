import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isGroupId } from '../../lessons/favourites.ts';
import { paths } from '../../paths.ts';
import { scheduleTexts } from './texts.ts';

/** Nothing is published for this number or name: no error, a hint. */
export function NoSchedule({ id }: { id: string }) {
  const t = useTexts(scheduleTexts);
  return (
    <Empty
      icon={CalendarOff}
      title={isGroupId(id) ? t('notFoundGroup', { name: id }) : t('notFoundTeacher')}
      hint={t('notFoundHint')}
      action={
        <Link to={paths.schedules} className={buttonClass('primary')}>
          {t('toPicker')}
        </Link>
      }
    />
  );
}
