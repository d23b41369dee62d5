import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf, type Place } from '../university/favourites.ts';
import styles from './chip.module.css';

/** Link to a starred or visited schedule. */
export const PlaceChip = ({ place, isStarred = false }: { place: Place; isStarred?: boolean }) => (
  <Link to={addressOf(place)} className={styles.chip}>
    {isStarred && <Star size={14} fill="currentColor" aria-hidden />}
    {place.name}
  </Link>
);
