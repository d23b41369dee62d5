import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Star } from 'lucide-react';
import { addressOf, favourites, type Place, star } from '../../university/favourites.ts';
import styles from './filters.module.css';
import { scheduleTexts } from './texts.ts';

export function StarButton({ place }: { place: Place }) {
  const t = useTexts(scheduleTexts);
  const isStarred = favourites.use().some((one) => addressOf(one) === addressOf(place));
  return (
    <IconButton
      label={t(isStarred ? 'unstar' : 'star')}
      aria-pressed={isStarred}
      onClick={() => star(place, !isStarred)}
      className={isStarred ? styles.starred : undefined}
    >
      <Star size={20} strokeWidth={1.75} fill={isStarred ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
