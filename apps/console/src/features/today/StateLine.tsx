import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './today.module.css';

const icons = { fine: CircleCheck, warning: TriangleAlert, trouble: CircleX } as const;

interface StateLineProps {
  kind: keyof typeof icons;
  name: string;
  /** How much of it there is, in words where there is none. */
  told: string;
  /** The list that it is of; a state that is fine leads nowhere. */
  to: string;
  detail?: string | null;
}

/** One thing that does what it should, or does not. */
export function StateLine({ kind, name, told, to, detail }: StateLineProps) {
  const Icon = icons[kind];
  return (
    <li className={styles.state}>
      <Icon size={16} strokeWidth={1.75} className={styles[kind]} aria-hidden />
      <span>{kind === 'fine' ? name : <strong>{name}</strong>}</span>
      {kind === 'fine' ? <span className={styles.age}>{told}</span> : <Link to={to}>{told}</Link>}
      {detail && <span className={styles.detail}>{detail}</span>}
    </li>
  );
}
