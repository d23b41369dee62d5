import { Banner } from '@semestr/ui/Banner.tsx';
import { CreatePage } from '../form/CreatePage.tsx';
import { FirstAdd } from '../list/FirstAdd.tsx';
import { useMissing } from '../list/use-empty-resources.ts';
import { Inputs } from './Inputs.tsx';
import { type RecordType, neededBy } from './kind.ts';

/** Creates a plain record. */
export function KindCreate({ kind }: { kind: RecordType }) {
  const missing = useMissing(neededBy(kind));
  return (
    <CreatePage defaults={kind.defaults}>
      {missing.length > 0 && (
        <Banner kind="warning">
          <FirstAdd resources={missing} />
        </Banner>
      )}
      {/* A new record is never created as archived. */}
      <Inputs kind={kind} without={['archivedAt']} />
    </CreatePage>
  );
}
