import { initials } from '@semestr/core/display';
import { classNames } from '@semestr/ui/class-names';
import { asPrivate } from '@semestr/ui/private';
import styles from './photo.module.css';

interface PhotoProps {
  /** Whose it is, in full. */
  name: string;
  /** Null where there is none. */
  link: string | null | undefined;
  /** The person's own: no picture of the page shows it. */
  isPrivate?: boolean;
  /** In a row of many. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** The photo of a person, or the initials in the same frame. */
export const Photo = ({ name, link, isPrivate = false, isSmall = false, className }: PhotoProps) => (
  <div className={classNames(styles.photo, isSmall && styles.small, className)} {...(isPrivate && asPrivate)}>
    {link ? (
      <img src={link} alt={name} width={96} height={128} loading={isSmall ? 'lazy' : undefined} />
    ) : (
      <span aria-hidden>{initials(name)}</span>
    )}
  </div>
);
