import { useCreatePath, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import { Reference } from './Reference.tsx';

interface ReferenceLinkProps {
  resource: string;
  id: number;
  /** Text before the name, part of the link. */
  before?: string;
  /** Whether to render only the name. */
  isPlain?: boolean;
}

/** The name of another record, with a link to its page when its type has one. */
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
