import type { ApiDocument } from '@semestr/api/openapi/document';
import { describeApi } from '@semestr/api/openapi/call';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { copyTexts } from '@semestr/ui/copy/texts';
import { useTexts } from '@semestr/ui/language.tsx';
import { ruOrEn } from '@semestr/core/languages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Download, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { queryOf } from '../../client/query.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import type { LoadContext } from '../../screens/screen-module.ts';
import { useApiAddress } from './address.ts';
import styles from './api.module.css';
import { CallRow } from './CallRow.tsx';
import { Contents } from './Contents.tsx';
import { featuresOf, type Feature, search } from './document.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { searchTexts } from '../../ui/search/texts.ts';
import { apiTexts } from './texts.ts';

const documentQuery = queryOf(describeApi, {});

export const texts = [apiTexts, searchTexts, copyTexts];

export const load = ({ queries }: LoadContext) => queries.ensureQueryData(documentQuery);

const rules = ['addresses', 'signIn', 'refusals', 'others', 'dates', 'growth', 'language'] as const;

const countOf = (features: readonly Feature[]): number =>
  features.reduce((sum, { calls }) => sum + calls.length, 0);

/** Rules that apply to every call. */
function Basics() {
  const t = useTexts(apiTexts);
  return (
    <section className={styles.basics}>
      <h2>{t('basics')}</h2>
      <dl>
        {rules.map((rule) => (
          <div key={rule}>
            <dt>{t(`rules.${rule}.title`)}</dt>
            <dd>{t(`rules.${rule}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SectionProps {
  feature: Feature;
  document: ApiDocument;
  wanted: string;
  open: string | null;
  onToggle: (id: string) => void;
}

function Section({ feature: { tag, calls }, document, wanted: searchTerms, open, onToggle }: SectionProps) {
  const t = useTexts(apiTexts);
  return (
    <section className={styles.section} id={tag.name} aria-labelledby={`${tag.name}-title`}>
      <div className={styles.sectionHead}>
        <h2 id={`${tag.name}-title`}>{tag['x-title'][ruOrEn(t.language)]}</h2>
        <span>{tag['x-about'][ruOrEn(t.language)]}</span>
        <span className={styles.sectionCount}>{t('count', { count: calls.length })}</span>
      </div>
      {calls.map((call) => (
        <CallRow
          key={call.operation.operationId}
          call={call}
          document={document}
          wanted={searchTerms}
          isOpen={call.operation.operationId === open}
          onToggle={onToggle}
        />
      ))}
    </section>
  );
}

export function Header() {
  const t = useTexts(apiTexts);
  const { data: document } = useSuspenseQuery(documentQuery);
  return <Heading subtitle={t('count', { count: countOf(featuresOf(document)) })} />;
}

/** Documentation of the API: all calls by feature, each of which expands. */
export default function ApiPage() {
  const t = useTexts(apiTexts);
  const { data: document } = useSuspenseQuery(documentQuery);
  const { typed, open, toggle } = useApiAddress();
  const features = useMemo(() => featuresOf(document), [document]);
  const searchTerms = useDeferredValue(typed.text.trim());
  const found = useMemo(() => search(features, searchTerms), [features, searchTerms]);
  const count = countOf(found);
  const resultText = count === 0 ? t('noneFound') : t('found', { calls: count });
  return (
    <>
      <div className={styles.tools}>
        <SearchField typed={typed} label={t('search')} className={styles.search} />
        <output className={styles.found}>{searchTerms === '' ? '' : resultText}</output>
        <a href={describeApi.path} download className={buttonClass('outlined', styles.file)}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('file')}
        </a>
      </div>
      {count === 0 ? (
        <Empty
          icon={SearchX}
          title={t('nothing')}
          hint={t('nothingHint')}
          action={
            <Button look="primary" onClick={() => typed.type('')}>
              {t('all')}
            </Button>
          }
        />
      ) : (
        <div className={styles.columns}>
          <Contents features={found} query={typed.query} />
          <div className={styles.sections}>
            {searchTerms === '' && <Basics />}
            {found.map((feature) => (
              <Section
                key={feature.tag.name}
                feature={feature}
                document={document}
                wanted={searchTerms}
                open={open}
                onToggle={toggle}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
