import { choiceClass, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { SectionState } from '../../ui/sections.ts';
import { type Part, partNames, parts } from './parts.ts';
import styles from './study.module.css';
import { studyTexts } from './texts.ts';
import { usePartName } from './use-part-name.ts';

function State({ kind, word: name, count }: SectionState) {
  const t = useTexts(studyTexts);
  return (
    <span className={kind === 'move' ? styles.move : styles.waits} {...asPrivate}>
      {t(`words.${name}`, { count })}
    </span>
  );
}

/** Links to the sections, each with its status. */
export function PartLinks({ open }: { open: Part }) {
  const t = useTexts(studyTexts);
  const nameOf = usePartName();
  return (
    <Choices label={t('parts')} className={styles.parts}>
      {partNames.map((part) => {
        const { path, Badge } = parts[part];
        return (
          <Link
            key={part}
            to={path}
            aria-current={part === open ? 'page' : undefined}
            className={choiceClass()}
          >
            {nameOf(part)}
            <Suspense>
              {' '}
              <Badge part={part} show={State} />
            </Suspense>
          </Link>
        );
      })}
    </Choices>
  );
}
