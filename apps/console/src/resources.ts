import type { Row } from './define-resource.ts';
import { certificates } from './features/certificates/index.ts';
import { faculties } from './features/faculties/index.ts';
import { institution } from './features/institution/index.ts';
import { sessions } from './features/sessions/index.ts';
import { students } from './features/students/index.ts';
import { users } from './features/users/index.ts';

/** The one table of the console: menu, routes, texts and calls follow from it, in this order. */
export const resources: readonly Row[] = [certificates, students, users, sessions, faculties, institution];
