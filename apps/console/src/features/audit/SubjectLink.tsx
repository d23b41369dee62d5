import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';

/**
 * Links to the record that an action changed, from a subject such as "faculties/20017"; plain text when its type has no
 * page here.
 */
export function SubjectLink({ subject }: { subject: string }) {
  const definitions = useResourceDefinitions();
  const label = useGetResourceLabel();
  const [resource = '', number = ''] = subject.split('/');
  const id = Number(number);
  if (!(resource in definitions) || !Number.isInteger(id)) return <>{subject}</>;
  return <ReferenceLink resource={resource} id={id} before={label(resource, 1)} />;
}
