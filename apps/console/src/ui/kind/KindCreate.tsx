import { Banner } from '@semestr/ui/Banner.tsx';
import { CreatePage } from '../form/CreatePage.tsx';
import { FirstAdd } from '../list/FirstAdd.tsx';
import type { Values } from '../form/use-record-form.tsx';
import { useEmptyResources } from '../list/use-empty-resources.ts';
import { Inputs } from './Inputs.tsx';
import { requiredTypes, type RecordType, repeatedValues } from './kind.ts';

/** Creates a plain record. */
export function KindCreate({ kind }: { kind: RecordType }) {
  const { Proposals } = kind;
  const missing = useEmptyResources(requiredTypes(kind));
  return (
    <CreatePage
      defaults={kind.defaults}
      {...(!kind.isSingle && { keeps: (values: Values) => repeatedValues(kind, values) })}
    >
      {missing.length > 0 && (
        <Banner kind="warning">
          <FirstAdd resources={missing} />
        </Banner>
      )}
      {/* A new record is never created as archived. */}
      <Inputs kind={kind} without={['archivedAt']} />
      {Proposals && <Proposals defaults={kind.defaults} />}
    </CreatePage>
  );
}
