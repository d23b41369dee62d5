import { type Cv, personalCv } from '@semestr/api/cv';
import { isShown, mine } from '@semestr/api/photos';
import { illiquidData } from '@semestr/api/profile';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';
import { readDraft } from '../../ui/draft.ts';

/** Null for who does not study. */
export const cvOf = (user: User) => askOrNull(personalCv, {}, user);
export const illiquidOf = (user: User) => askOrNull(illiquidData, {}, user);
/** Whether others see the photo; null where a provider knows no such choice. */
export const photoShownOf = (user: User) => askOrNull(isShown, {}, user);
/** The photo of an employee, of which the sign-in tells nothing new. */
export const ownPhotoOf = (user: User) => askOrNull(mine, {}, user);

export const isStudent = ({ accountType }: User): boolean => accountType !== 'EMPLOYEE';

/** The sections of a CV, of which one is edited at a time. */
export const sections = ['summary', 'references', 'skills'] as const;
export type CvSectionName = (typeof sections)[number];

/** What the form of a section is given. */
export interface SectionFormProps {
  cv: Cv;
  onSaved: () => void;
  onCancel: () => void;
}

/** A link that is still to be written. */
export const noReference = { id: null, name: '', reference: '' };

/** What is edited in a section, as it was saved. */
export const savedIn = {
  summary: ({ summary }: Cv) => ({ summary: summary ?? '' }),
  references: ({ references }: Cv) => ({ references: references.length > 0 ? references : [noReference] }),
  skills: ({ skills }: Cv) => ({ skills, typed: '' }),
} satisfies Record<CvSectionName, (cv: Cv) => object>;

/** Under which name the tab keeps what was typed in a section. */
export const draftOf = (section: CvSectionName): string => `cv ${section}`;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Something else than what is saved stands in a section's form. */
export const isChanged = (section: CvSectionName, cv: Cv, values: object): boolean =>
  !isSame(values, savedIn[section](cv));

/** The same of a form that was left without saving: it comes back as it was. */
export const hasDraft = (section: CvSectionName, cv: Cv): boolean =>
  isChanged(section, cv, readDraft(draftOf(section), savedIn[section](cv)));
