import { lazyPart } from '@semestr/ui/connection/fetch-part';
import type { Cv } from '@semestr/api/cv';
import { localTime } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Splash } from '../../ui/page/Splash.tsx';
import { forgetDraft } from '../../ui/draft.ts';
import { momentNow } from '../../hydration/now.ts';
import { Content } from './Content.tsx';
import { amounts, CvSection } from './CvSection.tsx';
import { type CvSectionName, draftOf, hasDraft, type SectionFormProps, sections } from './profile.ts';
import { profileTexts } from './texts.ts';

const forms: Record<CvSectionName, ComponentType<SectionFormProps>> = {
  summary: lazyPart(() => import('./SummaryForm.tsx')),
  references: lazyPart(() => import('./ReferencesForm.tsx')),
  skills: lazyPart(() => import('./SkillsForm.tsx')),
};

interface PartProps {
  name: CvSectionName;
  cv: Cv;
  isOpen: boolean;
  savedAt: string | undefined;
  onOpen: () => void;
  onClose: () => void;
  onSaved: () => void;
}

/** A section of the CV, or the form that replaces it. */
function Part({ name, cv, isOpen, savedAt, onOpen, onClose, onSaved }: PartProps) {
  const t = useTexts(profileTexts);
  const opener = useRef<HTMLButtonElement>(null);
  const Form = forms[name];
  const amount = amounts[name](cv);

  function close(): void {
    forgetDraft(draftOf(name));
    // Keeps the focus in a section that was opened while this one was being saved.
    const isLeft = opener.current !== null;
    flushSync(onClose);
    if (!isLeft) opener.current?.focus();
  }

  if (isOpen)
    return (
      <Suspense
        fallback={
          <CvSection name={name} amount={amount} isUnsaved={false}>
            <Splash />
          </CvSection>
        }
      >
        <Form
          cv={cv}
          onCancel={close}
          onSaved={() => {
            onSaved();
            close();
            toast('success', t(`${name}.done`));
          }}
        />
      </Suspense>
    );
  const isUnsaved = hasDraft(name, cv);
  return (
    <CvSection
      name={name}
      amount={amount}
      isUnsaved={isUnsaved}
      savedAt={savedAt}
      action={
        <Button ref={opener} look="text" onClick={onOpen}>
          {t(isUnsaved ? 'resume' : amount > 0 ? 'edit' : 'add')}
          <span className="visually-hidden"> {t(`${name}.what`)}</span>
        </Button>
      }
    >
      <Content name={name} cv={cv} />
    </CvSection>
  );
}

/** Sections of a student's CV. One is edited at a time; unsaved input in the others is kept. */
export function Sections({ cv }: { cv: Cv }) {
  const [open, setOpen] = useState<CvSectionName | null>(null);
  const [savedAt, setSavedAt] = useState<Partial<Record<CvSectionName, string>>>({});
  return sections.map((name) => (
    <Part
      key={name}
      name={name}
      cv={cv}
      isOpen={open === name}
      savedAt={savedAt[name]}
      onOpen={() => setOpen(name)}
      onClose={() => setOpen((now) => (now === name ? null : now))}
      onSaved={() => setSavedAt((before) => ({ ...before, [name]: localTime(new Date(momentNow())) }))}
    />
  ));
}
