import { MAX_SUMMARY } from '@semestr/core/cv';
import { BooleanInput } from '../../ui/form/BooleanInput.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

/** A CV goes with its student: it is hidden, never removed. */
export default function CvEdit() {
  return (
    <EditPage>
      <TextInput source="summary" maxLength={MAX_SUMMARY} isLong isOptional />
      <BooleanInput source="isPublished" />
      <BooleanInput source="isSearchingJob" />
      <BooleanInput source="showsRating" />
    </EditPage>
  );
}
