import { paper, type Verdict } from '@semestr/api/verify';
import { dotted } from '@semestr/core/dates';
import { sourceLanguage } from '@semestr/core/languages';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { queryOf } from '../../client/query.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { verifyTexts } from './texts.ts';
import styles from './verify.module.css';

export const texts = [verifyTexts];

const verdictOf = (token = '') => queryOf(paper, { params: { token } });

export const load = ({ queries, params: { token } }: LoadContext) =>
  queries.ensureQueryData(verdictOf(token));

/** Content of the document, for comparison. */
function PaperFacts({ facts: stated }: { facts: Exclude<Verdict, { state: 'unknown' }>['paper'] }) {
  const t = useTexts(verifyTexts);
  const facts = [
    { name: t('kind'), value: t(`kinds.${stated.kind}`) },
    { name: t('number'), value: stated.number },
    { name: t('date'), value: dotted(stated.date) },
    // Names are not translated, so that they match the document.
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

const statusStyles = { valid: 'info', withdrawn: 'warning', unknown: 'error' } as const;

/** Verifies a document of the university. The code at the bottom of the document links to this page. */
export default function PaperPage() {
  const t = useTexts(verifyTexts);
  const { data: verdict } = useSuspenseQuery(verdictOf(useScreen().params['token']));
  const { state } = verdict;
  return (
    <div className={styles.page}>
      <Banner kind={statusStyles[state]} {...(state === 'valid' && { icon: BadgeCheck })}>
        <TwoLines first={<strong>{t(`states.${state}`)}</strong>} second={t(`hints.${state}`)} />
      </Banner>
      {verdict.state !== 'unknown' && <PaperFacts facts={verdict.paper} />}
    </div>
  );
}
