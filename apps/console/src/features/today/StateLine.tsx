import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './today.module.css';

const icons = { fine: CircleCheck, warning: TriangleAlert, trouble: CircleX } as const;

interface StateLineProps {
  kind: keyof typeof icons;
  name: string;
  /** The number of items; a phrase when there are none. */
  summary: string;
  /** Address of the list of items; undefined when there is no problem. */
  to: string;
  detail?: string | null;
}

/** Status of one part of the system. */
export function StateLine({ kind, name, summary, to, detail }: StateLineProps) {
  const Icon = icons[kind];
  return (
    <li className={styles.state}>
      <Icon size={16} strokeWidth={1.75} className={styles[kind]} aria-hidden />
      <span>{kind === 'fine' ? name : <strong>{name}</strong>}</span>
      {kind === 'fine' ? <span className={styles.age}>{summary}</span> : <Link to={to}>{summary}</Link>}
      {detail && <span className={styles.detail}>{detail}</span>}
    </li>
  );
}
