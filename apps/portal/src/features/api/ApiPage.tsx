import Button from '@mui/material/Button';
import type { ApiDocument } from '@semestr/api/openapi/document';
import { describeApi } from '@semestr/api/openapi/call';
import { useTexts } from '@semestr/ui/language';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Download, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { ask, queryClient } from '../../query.ts';
import { Page } from '../../shell/Page.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useReading } from './address.ts';
import styles from './api.module.css';
import { CallRow } from './CallRow.tsx';
import { Contents } from './Contents.tsx';
import { featuresOf, type Feature, search } from './reading.ts';
import { SearchField } from './SearchField.tsx';
import { apiTexts } from './texts.ts';

const documentQuery = ask(describeApi, {});

export const loader = () => queryClient.ensureQueryData(documentQuery);

const countOf = (features: readonly Feature[]): number =>
  features.reduce((sum, { calls }) => sum + calls.length, 0);

/** The rules that hold for every call. */
function Basics() {
  const t = useTexts(apiTexts);
  return (
    <section className={styles.basics}>
      <h2>{t.basics}</h2>
      <dl>
        {t.rules.map(([name, rule]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
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

function Section({ feature: { tag, calls }, document, wanted, open, onToggle }: SectionProps) {
  const t = useTexts(apiTexts);
  return (
    <section className={styles.section} id={tag.name} aria-labelledby={`${tag.name}-title`}>
      <div className={styles.sectionHead}>
        <h2 id={`${tag.name}-title`}>{tag['x-title'][t.language]}</h2>
        <span>{tag['x-about'][t.language]}</span>
        <span className={styles.sectionCount}>{t.count(calls.length)}</span>
      </div>
      {calls.map((call) => (
        <CallRow
          key={call.operation.operationId}
          call={call}
          document={document}
          wanted={wanted}
          isOpen={call.operation.operationId === open}
          onToggle={onToggle}
        />
      ))}
    </section>
  );
}

/** The documentation of the API: every call by feature, each opening in its place. */
export function Component() {
  const t = useTexts(apiTexts);
  const { data: document } = useSuspenseQuery(documentQuery);
  const { text, setText, open, toggle } = useReading();
  const features = useMemo(() => featuresOf(document), [document]);
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(() => search(features, wanted), [features, wanted]);
  const count = countOf(found);
  return (
    <Page title={t.title} subtitle={t.count(countOf(features))} description={t.description} hasOwnSearch>
      <div className={styles.tools}>
        <SearchField text={text} onType={setText} />
        <output className={styles.found}>{wanted === '' ? '' : t.found(count)}</output>
        <Button
          component="a"
          href={describeApi.path}
          download
          variant="outlined"
          className={styles.file}
          startIcon={<Download size={16} strokeWidth={1.75} />}
        >
          {t.file}
        </Button>
      </div>
      {count === 0 ? (
        <Empty
          icon={<SearchX size={20} strokeWidth={1.75} />}
          title={t.nothing}
          hint={t.nothingHint}
          action={
            <Button variant="contained" onClick={() => setText('')}>
              {t.all}
            </Button>
          }
        />
      ) : (
        <div className={styles.columns}>
          <Contents features={found} />
          <div className={styles.sections}>
            {wanted === '' && <Basics />}
            {found.map((feature) => (
              <Section
                key={feature.tag.name}
                feature={feature}
                document={document}
                wanted={wanted}
                open={open}
                onToggle={toggle}
              />
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}
