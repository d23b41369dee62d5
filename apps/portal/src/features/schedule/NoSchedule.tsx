import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { isGroupId } from '../../university/favourites.ts';
import { similarSchedules } from './similar-schedules.ts';
import styles from './picker.module.css';
import { scheduleTexts } from './texts.ts';
import { scheduleScreen, schedulesScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

/** Empty state when no schedule is published for this number or name. */
export default function NoSchedule({ id }: { id: string }) {
  const t = useTexts(scheduleTexts);
  const { data: nearest = [] } = useQuery(similarSchedules(id));
  return (
    <Empty
      icon={CalendarOff}
      title={isGroupId(id) ? t('notFoundGroup', { name: id }) : t('notFoundTeacher')}
      hint={t('notFoundHint')}
      action={
        <>
          {nearest.length > 0 && (
            <p className={styles.nearest}>
              {t('nearest')}{' '}
              {nearest.map((place, index) => (
                <Fragment key={place.id}>
                  {index > 0 && ', '}
                  <Link to={to(scheduleScreen, { id: place.id })} lang="ru">
                    {place.name}
                  </Link>
                </Fragment>
              ))}
            </p>
          )}
          <Link to={to(schedulesScreen)} className={buttonClass('primary')}>
            {t('toPicker')}
          </Link>
        </>
      }
    />
  );
}
