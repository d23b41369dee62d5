import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { isLimitedToFaculty, useOwnFaculty } from '../../ui/own-faculty.ts';
import { BroadcastFields } from './BroadcastFields.tsx';
import kind from './kind.tsx';
import { useBroadcastForm } from './use-broadcast-form.tsx';

/** Form for a broadcast, sent immediately or scheduled. */
export default function BroadcastCreate() {
  const { saving, question } = useBroadcastForm();
  const faculty = useOwnFaculty();
  // Initial values are only read once, so a role limited to a faculty has to wait for it.
  if (isLimitedToFaculty() && !faculty) return null;
  const own = faculty && { audience: 'students', facultyIds: [faculty.id] };
  return (
    <>
      <CreatePage defaults={{ ...kind.defaults, ...own }} {...saving}>
        <BroadcastFields />
      </CreatePage>
      {question}
    </>
  );
}
