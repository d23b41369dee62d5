import type { Row, Screen } from './define-resource.ts';
import { certificates } from './features/certificates/index.ts';
import { faculties } from './features/faculties/index.ts';
import { institution } from './features/institution/index.ts';
import { reports } from './features/reports/index.ts';
import { students } from './features/students/index.ts';

/** The one table of the console: menu, routes, texts and calls follow from it, in this order. */
export const resources: readonly Row[] = [certificates, students, faculties, institution];

/** The pages beside them, which come after them in the menu. */
export const screens: readonly Screen[] = [reports];
