import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf, type Place } from './favourites.ts';
import styles from './chip.module.css';

/** A way back to a schedule that was starred or looked at. */
export const PlaceChip = ({ place, isStarred = false }: { place: Place; isStarred?: boolean }) => (
  <Link to={addressOf(place)} className={styles.chip}>
    {isStarred && <Star size={14} fill="currentColor" aria-hidden />}
    {place.name}
  </Link>
);
