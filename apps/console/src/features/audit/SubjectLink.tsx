import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';

/** The record that a deed was about, by "faculties/20017"; as it stands where its kind has no page here. */
export function SubjectLink({ subject }: { subject: string }) {
  const definitions = useResourceDefinitions();
  const label = useGetResourceLabel();
  const [resource = '', number = ''] = subject.split('/');
  const id = Number(number);
  if (!(resource in definitions) || !Number.isInteger(id)) return <>{subject}</>;
  return <ReferenceLink resource={resource} id={id} before={label(resource, 1)} />;
}
