import { useTexts } from '@semestr/ui/language.tsx';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import type { LoadContext } from '../../screens/screen-module.ts';
import { brsmOf, profComOf, researchOf, socialOf } from './activity.ts';
import styles from './activity.module.css';
import { Memberships } from './Memberships.tsx';
import { activityTexts } from './texts.ts';
import { ResearchWorks, SocialWorks } from './Works.tsx';

export const texts = [activityTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(socialOf(user)),
    queries.prefetchQuery(researchOf(user)),
    queries.prefetchQuery(brsmOf(user)),
    queries.prefetchQuery(profComOf(user)),
  ]);

/** The title of the page is longer than the name in the menu. */
export function Header() {
  const t = useTexts(activityTexts);
  return <Heading title={t('title')} />;
}

/** Extracurricular works of a student, and their union memberships. */
export default function ActivityPage() {
  return (
    <div className={styles.columns}>
      <div className={styles.works}>
        <SocialWorks />
        <ResearchWorks />
      </div>
      <Memberships />
    </div>
  );
}
