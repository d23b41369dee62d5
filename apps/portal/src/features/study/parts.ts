import { fetchPart, lazyPart } from '@semestr/ui/connection/fetch-part';
import { type FormKind, formKinds, requestRecords } from '@semestr/core/requests/kinds';
import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { queryOptions } from '@tanstack/react-query';
import { fetchSection, loadBadge } from '../../ui/sections.ts';
import { studyScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

/** Path and files of a section. Nothing waits for its badge, and a failure to load it is ignored. */
const part = (path: string, file: string) => ({
  path,
  file,
  Badge: lazyPart(() => loadBadge(file).catch(() => ({ default: () => null }))),
});

export type Part = 'certificates' | 'markSheets' | 'applications' | 'practice' | FormKind;

/** Sections of request types with the common form. */
const formParts = Object.fromEntries(
  formKinds.map((kind) => [
    kind,
    part(to(studyScreen, { part: requestRecords[kind] }), 'form-requests/FormRequests'),
  ]),
  // One for each request type.
) as Record<FormKind, ReturnType<typeof part>>;

/** The sections in order. */
export const parts: Readonly<Record<Part, ReturnType<typeof part>>> = {
  certificates: part(to(studyScreen), 'certificates/Certificates'),
  markSheets: part(to(studyScreen, { part: 'mark-sheets' }), 'mark-sheets/MarkSheets'),
  applications: part(to(studyScreen, { part: 'applications' }), 'study-applications/StudyApplications'),
  practice: part(to(studyScreen, { part: 'practice' }), 'practice/Practice'),
  ...formParts,
};

/** The keys of the object are the names. */
export const partNames = Object.keys(parts) as readonly Part[];

/** Returns the section of the last path segment; null when there is none. */
export function partOf(last: string | undefined): Part | null {
  const path = last === undefined ? to(studyScreen) : `${to(studyScreen)}/${last}`;
  return partNames.find((one) => parts[one].path === path) ?? null;
}

/** Query for a section's code and texts, which may fail to load without affecting other sections. */
export const sectionQuery = (name: Part) =>
  queryOptions({
    queryKey: ['section', name],
    queryFn: async () => {
      const section = await fetchPart(() => fetchSection(parts[name].file));
      await fetchPart(() => loadTexts(language.get(), section.texts));
      return section;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Disabled, because a module cannot be compared structurally.
    structuralSharing: false,
  });
