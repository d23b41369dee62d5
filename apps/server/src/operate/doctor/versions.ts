import { semestr } from '../../domain/version.ts';
import { type Exam, type Finding, finding } from './findings.ts';

/** Same as in the project's launcher: the first release of each line that runs Semestr without warnings. */
function isTried(node: string): boolean {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
}

export const examineVersions = ({ t, means: { node } }: Pick<Exam, 't' | 'means'>): Finding =>
  finding(
    'versions',
    isTried(node) ? 'ok' : 'look',
    t('versions.state', { semestr, node }),
    t('versions.node'),
  );
