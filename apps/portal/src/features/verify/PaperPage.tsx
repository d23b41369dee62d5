import { paper, type Verdict } from '@semestr/api/verify';
import { dotted } from '@semestr/core/dates';
import { sourceLanguage } from '@semestr/core/languages';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { ask } from '../../client/query.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { verifyTexts } from './texts.ts';
import styles from './verify.module.css';

export const texts = [verifyTexts];

const verdictOf = (token = '') => ask(paper, { params: { token } });

export const load = ({ queries, params: { token } }: LoadContext) =>
  queries.ensureQueryData(verdictOf(token));

/** Content of the document, for comparison. */
function PaperFacts({ facts: stated }: { facts: Exclude<Verdict, { state: 'unknown' }>['paper'] }) {
  const t = useTexts(verifyTexts);
  const facts = [
    { name: t('kind'), value: t(`kinds.${stated.kind}`) },
    { name: t('number'), value: stated.number },
    { name: t('date'), value: dotted(stated.date) },
    // Names are shown as on the document.
    { name: t('holder'), value: stated.holder, lang: sourceLanguage },
    { name: t('institution'), value: stated.institution, lang: sourceLanguage },
  ];
  return (
    <Section title={t('paper')}>
      <dl className={styles.facts}>
        {facts.map(({ name, value, lang }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const looks = { valid: 'info', withdrawn: 'warning', unknown: 'error' } as const;

/** Verifies a document of the university: the target of the code at its bottom. */
export default function PaperPage() {
  const t = useTexts(verifyTexts);
  const { data: verdict } = useSuspenseQuery(verdictOf(useScreen().params['token']));
  const { state } = verdict;
  return (
    <div className={styles.page}>
      <Banner kind={looks[state]} {...(state === 'valid' && { icon: BadgeCheck })}>
        <TwoLines first={<strong>{t(`states.${state}`)}</strong>} second={t(`hints.${state}`)} />
      </Banner>
      {verdict.state !== 'unknown' && <PaperFacts facts={verdict.paper} />}
    </div>
  );
}
