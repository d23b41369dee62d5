import type { audit } from '@semestr/api/audit';
import type { Reply } from '@semestr/api/endpoint';
import { actionKey, recordChanges } from '@semestr/core/audit';
import { ErrorBoundary } from '@semestr/ui/ErrorBoundary.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useResourceDefinitions } from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { ChangedValue, changesIn } from '../../ui/kind/Differences.tsx';
import type { AnyField } from '../../ui/kind/field.ts';
import { KindFacts } from '../../ui/kind/KindFacts.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { useFieldName } from '../../ui/use-field-name.ts';
import styles from './audit.module.css';
import { auditTexts } from './texts.ts';

type Entry = Reply<typeof audit.one>;
type Fields = ReadonlyMap<string, AnyField>;

/**
 * What an action changed: the fields of a changed record, or the values of a new or deleted one, formatted like on the
 * pages of its type. Details of other actions, and values that cannot be formatted, are displayed as stored.
 */
export function EntryValues({ entry }: { entry: Entry }) {
  const t = useTexts(auditTexts);
  const { action, subject, details } = entry;
  const [resource = ''] = subject.split('/');
  const isRecordChange = recordChanges.some((change) => change === actionKey(action));
  const { data: fields, isPending } = useLoggedFields(resource);
  if (!details || Object.keys(details).length === 0 || isPending) return null;
  const stored = (
    <pre className={styles.details} translate="no">
      {JSON.stringify(details, null, 2)}
    </pre>
  );
  const unformatted = (
    <Section title={t('fields.details')}>
      <Fact name={t('stored')} isLong>
        {stored}
      </Fact>
    </Section>
  );
  if (!isRecordChange || !fields) return unformatted;
  return (
    <ResourceContextProvider value={resource}>
      {/* Earlier versions may have stored values that the fields cannot format. */}
      <ErrorBoundary attempt={String(entry.id)} renderFallback={() => unformatted}>
        <Values details={details} fields={fields} />
        <details className={styles.stored}>
          <summary>{t('stored')}</summary>
          {stored}
        </details>
      </ErrorBoundary>
    </ResourceContextProvider>
  );
}

/** Loads the field definitions of a record type; null if the type has none, or no page in this console. */
function useLoggedFields(resource: string) {
  const placement: Partial<Placement> | undefined = useResourceDefinitions()[resource]?.options;
  return useQuery({
    queryKey: ['logged-fields', resource],
    // Only `defineCrud` sets them, with fields of `ui/kind`.
    queryFn: async () => ((await placement?.loggedFields?.()) ?? null) as Fields | null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function Values({ details, fields }: { details: NonNullable<Entry['details']>; fields: Fields }) {
  const t = useTexts(auditTexts);
  const nameOf = useFieldName();
  const changes = changesIn(details);
  if (changes.length === 0) {
    const values = [...fields].filter(([source]) => isPresent(details[source]));
    return (
      <Section title={t('values')}>
        <KindFacts fields={values} record={{ id: 0, ...details }} />
      </Section>
    );
  }
  return (
    <Section title={t('changes')}>
      {changes.map((change) => (
        <Fact key={change.source} name={nameOf(change.source)}>
          <ChangedValue change={change} field={fields.get(change.source)} />
        </Fact>
      ))}
    </Section>
  );
}
