import type { Cv } from '@semestr/api/cv';
import { readReference, type ReferenceKind } from '@semestr/core/cv';
import { DataWord } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { BriefcaseBusiness, CodeXml, Globe, type LucideIcon, Mail, Send } from 'lucide-react';
import styles from './cv.module.css';
import { cvTexts } from './texts.ts';

const icons: Readonly<Record<ReferenceKind, LucideIcon>> = {
  code: CodeXml,
  chat: Send,
  mail: Mail,
  work: BriefcaseBusiness,
  site: Globe,
};

/** Link to another site with an icon of its kind; plain text if the reference is not a URL. */
export function Reference({ reference }: { reference: Cv['references'][number] }) {
  const t = useTexts(cvTexts);
  const { kind, href } = readReference(reference);
  const Icon = icons[kind];
  const icon = <Icon size={16} strokeWidth={1.75} role="img" aria-label={t(`kinds.${kind}`)} />;
  if (href === null)
    return (
      <span className={styles.link}>
        {icon}{' '}
        <span>
          <DataWord kind="link" value={reference.name} />: {reference.reference}
        </span>
      </span>
    );
  return (
    <a href={href} rel="nofollow ugc noopener noreferrer" className={styles.link}>
      {icon}{' '}
      <span>
        <DataWord kind="link" value={reference.name} />
      </span>
    </a>
  );
}
