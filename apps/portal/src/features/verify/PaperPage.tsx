import { paper, type Verdict } from '@semestr/api/verify';
import { dotted } from '@semestr/core/dates';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section } from '@semestr/ui/Section.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { ask } from '../../query.ts';
import { useScreen } from '../../shell/frame-context.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { verifyTexts } from './texts.ts';
import styles from './verify.module.css';

export const texts = [verifyTexts];

const verdictOf = (token = '') => ask(paper, { params: { token } });

export const load = ({ queries, params: { token } }: LoadContext) =>
  queries.ensureQueryData(verdictOf(token));

/** What the paper says, to be compared with it. */
function Told({ told }: { told: Exclude<Verdict, { state: 'unknown' }>['paper'] }) {
  const t = useTexts(verifyTexts);
  const facts = [
    [t('kind'), t(`kinds.${told.kind}`)],
    [t('number'), told.number],
    [t('date'), dotted(told.date)],
    [t('holder'), told.holder],
    [t('institution'), told.institution],
  ] as const;
  return (
    <Section title={t('paper')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const looks = { valid: 'info', withdrawn: 'warning', unknown: 'error' } as const;

/** Whether a paper of the university holds: where the code at its foot leads. */
export default function PaperPage() {
  const t = useTexts(verifyTexts);
  const { data: verdict } = useSuspenseQuery(verdictOf(useScreen().params['token']));
  const { state } = verdict;
  return (
    <div className={styles.page}>
      <Banner kind={looks[state]} {...(state === 'valid' && { icon: BadgeCheck })}>
        <strong>{t(`states.${state}`)}</strong>
        <Second>{t(`hints.${state}`)}</Second>
      </Banner>
      {verdict.state !== 'unknown' && <Told told={verdict.paper} />}
    </div>
  );
}
