import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { CircleCheck } from 'lucide-react';
import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { DirectiveList } from '../../ui/directive/DirectiveList.tsx';
import { directivesOf, isInForce, toDirectiveViews } from '../../ui/directive/directives.ts';
import { directiveTexts } from '../../ui/directive/texts.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import styles from './penalty.module.css';
import { penaltyTexts } from './texts.ts';

export const texts = [penaltyTexts, directiveTexts];

export const loadFor = (user: User, { queries }: LoadContext) => queries.prefetchQuery(directivesOf(user));

/** Active and lifted penalties of a student, or a sentence that there are none. */
export default function PenaltyPage() {
  const t = useTexts(penaltyTexts);
  const { data, failure } = useSectionQuery(directivesOf(usePerson()));
  const penalties = toDirectiveViews(data ?? []).filter(({ kind }) => kind === 'penalty');
  const inForce = penalties.filter(isInForce).length;
  const lifted = penalties.length - inForce;
  const title = () => {
    if (penalties.length === 0) return t('mine');
    return inForce > 0 ? t('inForce', { count: inForce }) : t('noneInForce');
  };
  return (
    <Section
      title={title()}
      note={lifted > 0 && <Caption>{t('lifted', { count: lifted })}</Caption>}
      className={styles.list}
    >
      {failure}
      {!failure && data === undefined && <Splash />}
      {data !== undefined && penalties.length === 0 && (
        <Empty icon={CircleCheck} title={t('none')} hint={t('noneHint')} />
      )}
      {penalties.length > 0 && <DirectiveList directives={penalties} />}
    </Section>
  );
}
