import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { BroadcastFields } from './BroadcastFields.tsx';
import kind from './kind.tsx';
import { useSending } from './use-broadcast-form.tsx';

/** Form for a broadcast, sent immediately or scheduled. */
export default function BroadcastCreate() {
  const { saving, question } = useSending();
  return (
    <>
      <CreatePage defaults={kind.defaults} {...saving}>
        <BroadcastFields />
      </CreatePage>
      {question}
    </>
  );
}
