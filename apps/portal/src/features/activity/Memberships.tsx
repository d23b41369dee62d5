import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Check, Minus } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { brsmOf, profComOf } from './activity.ts';
import styles from './activity.module.css';
import { activityTexts } from './texts.ts';

interface MembershipProps {
  union: 'brsm' | 'profCom';
  /** Null when the existing university API does not provide it; undefined while loading. */
  isMember: boolean | null | undefined;
}

/** A union, and whether the student is a member. */
function Membership({ union, isMember }: MembershipProps) {
  const t = useTexts(activityTexts);
  return (
    <div className={styles.union} {...asPrivate} aria-busy={isMember === undefined}>
      <TwoLines first={t(`unions.${union}.short`)} second={t(`unions.${union}.full`)} />
      {isMember === null && t('unknown')}
      {typeof isMember === 'boolean' && (
        <Status kind={isMember ? 'done' : 'waits'} icon={isMember ? Check : Minus}>
          {t(isMember ? 'member' : 'notMember')}
        </Status>
      )}
    </div>
  );
}

/** A student's union memberships; each loads independently. */
export function Memberships() {
  const t = useTexts(activityTexts);
  const user = usePerson();
  const parts = { brsm: useSectionQuery(brsmOf(user)), profCom: useSectionQuery(profComOf(user)) };
  return (
    <Section title={t('memberships')}>
      <ul className={styles.unions}>
        {(['brsm', 'profCom'] as const).map((union) => (
          <li key={union}>
            {parts[union].failure ?? <Membership union={union} isMember={parts[union].data} />}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('membershipsHint')}</p>
    </Section>
  );
}
