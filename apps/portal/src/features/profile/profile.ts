import { type Cv, personalCv } from '@semestr/api/cv';
import { isShown, mine } from '@semestr/api/photos';
import { illiquidData } from '@semestr/api/profile';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';
import { readDraft } from '../../ui/draft.ts';

/** Null for users who are not students. */
export const cvOf = (user: User) => queryOrNull(personalCv, {}, user);
export const illiquidOf = (user: User) => queryOrNull(illiquidData, {}, user);
/** Whether others see the photo; null when a provider has no such setting. */
export const isPhotoVisible = (user: User) => queryOrNull(isShown, {}, user);
/** Photo of an employee; the session data may be outdated. */
export const ownPhotoOf = (user: User) => queryOrNull(mine, {}, user);

export const isStudent = ({ accountType }: User): boolean => accountType !== 'EMPLOYEE';

/** Sections of a CV, of which one is edited at a time. */
export const sections = ['summary', 'references', 'skills'] as const;
export type CvSectionName = (typeof sections)[number];

/** Props of a section's form. */
export interface SectionFormProps {
  cv: Cv;
  onSaved: () => void;
  onCancel: () => void;
}

/** An empty link to fill in. */
export const noReference = { id: null, name: '', reference: '' };

/** Returns the saved values of a section's form. */
export const savedIn = {
  summary: ({ summary }: Cv) => ({ summary: summary ?? '' }),
  references: ({ references }: Cv) => ({ references: references.length > 0 ? references : [noReference] }),
  skills: ({ skills }: Cv) => ({ skills, typed: '' }),
} satisfies Record<CvSectionName, (cv: Cv) => object>;

/** Storage key of a section's draft in the tab. */
export const draftOf = (section: CvSectionName): string => `cv ${section}`;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the values of a section's form differ from the saved ones. */
export const isChanged = (section: CvSectionName, cv: Cv, values: object): boolean =>
  !isSame(values, savedIn[section](cv));

/** Whether a section has an unsaved draft that will be restored. */
export const hasDraft = (section: CvSectionName, cv: Cv): boolean =>
  isChanged(section, cv, readDraft(draftOf(section), savedIn[section](cv)));
