import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useGetList, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Related } from './kind.ts';
import { uiTexts } from '../texts/index.ts';
import { Fact, Section } from '../record/Section.tsx';

const ONE = { page: 1, perPage: 1 };

/** Counts of a record's related records, with links to their lists. */
export function RelatedLinks({ related, id }: { related: readonly Related[]; id: number }) {
  const t = useTexts(uiTexts);
  const definitions = useResourceDefinitions();
  return (
    <Section title={t('record.related')}>
      {related
        .filter(({ resource }) => resource in definitions)
        .map((one) => (
          <RelatedLink key={`${one.resource}.${one.by}`} {...one} id={id} />
        ))}
    </Section>
  );
}

function RelatedLink({ resource, by, id }: Related & { id: number }) {
  const language = useLanguage();
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const filter = { [by]: id };
  const { total } = useGetList(resource, { filter, pagination: ONE });
  const count = total === undefined ? '…' : new Intl.NumberFormat(language).format(total);
  const search = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (
    <Fact name={label(resource, 2)}>
      <Link to={{ pathname: createPath({ resource, type: 'list' }), search }}>{count}</Link>
    </Fact>
  );
}
