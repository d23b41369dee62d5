import { Banner } from '@semestr/ui/Banner.tsx';
import { CreatePage } from '../form/CreatePage.tsx';
import { FirstAdd } from '../list/FirstAdd.tsx';
import { useMissing } from '../list/use-missing.ts';
import { Inputs } from './Inputs.tsx';
import { type Kind, neededBy } from './kind.ts';

/** Makes a plain record. */
export function KindCreate({ kind }: { kind: Kind }) {
  const missing = useMissing(neededBy(kind));
  return (
    <CreatePage defaults={kind.defaults}>
      {missing.length > 0 && (
        <Banner kind="warning">
          <FirstAdd resources={missing} />
        </Banner>
      )}
      {/* Nobody makes a record to archive it. */}
      <Inputs kind={kind} without={['archivedAt']} />
    </CreatePage>
  );
}
