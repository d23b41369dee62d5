import { useTexts } from '@semestr/ui/language.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import type { LoadContext } from '../../screens/screen-module.ts';
import { cvTexts } from '../../ui/cv/texts.ts';
import { conditionsOf, useConditions } from './conditions.ts';
import { Filters } from './Filters.tsx';
import { Found } from './Found.tsx';
import { facultiesQuery, foundOf } from './profiles.ts';
import styles from './profiles.module.css';
import { profilesTexts } from './texts.ts';

export const texts = [profilesTexts, cvTexts];

/** Loads all pages that the address requests; each reports its own failure. */
export async function load({ queries, search }: LoadContext) {
  const conditions = conditionsOf(search);
  const pages = Array.from({ length: conditions.pages }, (_, index) => index + 1);
  await Promise.all([
    queries.prefetchQuery(facultiesQuery),
    ...pages.map((page) => queries.prefetchQuery(foundOf(conditions, page))),
  ]);
}

export function Header() {
  const t = useTexts(profilesTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Search of the public CVs of students. */
export default function ProfilesPage() {
  const address = useConditions();
  return (
    <div className={styles.columns}>
      <Filters {...address} />
      <Found conditions={address.conditions} linkTo={address.linkTo} />
    </div>
  );
}
