import { useCreatePath, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import { Reference } from './Reference.tsx';

interface ReferenceLinkProps {
  resource: string;
  id: number;
  /** Words before the name, part of the link. */
  before?: string;
  /** The name alone. */
  isPlain?: boolean;
}

/** The name of another record, leading to its page where its kind has one. */
export function ReferenceLink({ resource, id, before, isPlain = false }: ReferenceLinkProps) {
  const { hasShow, hasEdit } = useResourceDefinition({ resource });
  const createPath = useCreatePath();
  const name = (
    <>
      {before && `${before} `}
      <Reference resource={resource} id={id} />
    </>
  );
  if (isPlain || (!hasShow && !hasEdit)) return name;
  return <Link to={createPath({ resource, type: hasShow ? 'show' : 'edit', id })}>{name}</Link>;
}
