import { choiceClass, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { isFormKind } from '@semestr/core/requests/kinds';
import { requestTexts } from '@semestr/core/requests/texts';
import type { SectionState } from '../../ui/sections.ts';
import { type Part, partNames, parts } from './parts.ts';
import styles from './study.module.css';
import { studyTexts } from './texts.ts';

function State({ kind, word: name, count }: SectionState) {
  const t = useTexts(studyTexts);
  return (
    <span className={kind === 'move' ? styles.move : styles.waits} {...asPrivate}>
      {t(`words.${name}`, { count })}
    </span>
  );
}

/** Returns a function that names a section; sections of the common form have the name of the request type. */
export function usePartName(): (part: Part) => string {
  const t = useTexts(studyTexts);
  const words = useTexts(requestTexts);
  return (part) => (isFormKind(part) ? words(`${part}.names`) : t(`names.${part}`));
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
