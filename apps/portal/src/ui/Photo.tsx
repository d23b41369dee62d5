import { initials } from '@semestr/core/display';
import { classNames } from '@semestr/ui/class-names';
import { asPrivate } from '@semestr/ui/private';
import styles from './photo.module.css';

interface PhotoProps {
  /** Full name of the person. */
  name: string;
  /** Null when there is none. */
  link: string | null | undefined;
  /** Whether it is the user's own photo, which is excluded from screenshots. */
  isPrivate?: boolean;
  /** Whether it is in a list of many photos. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** Photo of a person, or their initials in the same frame. */
export const Photo = ({ name, link, isPrivate = false, isSmall = false, className }: PhotoProps) => (
  <div className={classNames(styles.photo, isSmall && styles.small, className)} {...(isPrivate && asPrivate)}>
    {link ? (
      <img src={link} alt={name} lang="ru" width={96} height={128} loading={isSmall ? 'lazy' : undefined} />
    ) : (
      <span lang="ru" aria-hidden>
        {initials(name)}
      </span>
    )}
  </div>
);
