import type { Cv } from '@semestr/api/cv';
import type { Ref } from 'react';
import { CvEntry } from '../../ui/cv/CvEntry.tsx';
import type { Conditions } from './conditions.ts';
import styles from './profiles.module.css';

interface ProfileRowProps {
  cv: Cv;
  conditions: Conditions;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A CV among the results, with highlighted matches. */
export const ProfileRow = ({ cv, conditions, ref }: ProfileRowProps) => (
  <li className={styles.profile} ref={ref} tabIndex={ref ? -1 : undefined}>
    <CvEntry cv={cv} wanted={conditions} />
  </li>
);
