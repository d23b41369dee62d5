import { DataText, DataWord } from '@semestr/ui/DataText.tsx';
import type { QueuedRequest } from '@semestr/api/requests';
import { dotted, readMoment } from '@semestr/core/dates';
import { money } from '@semestr/core/display';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import type { RaRecord } from 'react-admin';
import { Reference } from '../record/Reference.tsx';
import { Fact, Section } from '../record/Section.tsx';
import type { RequestFact } from '../../records/desk-kind.ts';
import { deskTexts } from './texts.ts';
import { useKinds, useKindWords } from './use-kinds.ts';

interface RequestFactsProps {
  request: QueuedRequest;
  record: RaRecord;
}

/** The facts of a request; unknown ones are left out. */
export function RequestFacts({ request, record }: RequestFactsProps) {
  const t = useTexts(deskTexts);
  const kind = useKinds()(request.kind);
  const words = useKindWords(kind);
  const facts: readonly RequestFact[] = [...kind.facts, { source: 'rejectionReason' }];
  const lines = facts.flatMap((fact) => {
    const value: unknown = fact.of ? fact.of(request.asked) : record[fact.source];
    return typeof value === 'string' || typeof value === 'number' ? [{ fact, value }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Section title={t('request')}>
      {lines.map(({ fact, value }) => (
        <Fact key={fact.source} name={words.field(fact.source)}>
          {fact.as === 'choice' ? (
            words.choice(fact.source, String(value))
          ) : (
            <FactValue value={value} {...fact} />
          )}
        </Fact>
      ))}
    </Section>
  );
}

function FactValue({ value, as, word }: { value: string | number } & Pick<RequestFact, 'as' | 'word'>) {
  const language = useLanguage();
  if (as === 'employee') return <Reference resource="employees" id={Number(value)} />;
  if (as === 'roubles') return money(Number(value), language);
  const day = as === 'day' ? readMoment(String(value)) : null;
  if (day !== null) return dotted(day);
  return word ? <DataWord kind={word} value={String(value)} /> : <DataText>{String(value)}</DataText>;
}
