import * as calls from '@semestr/api/cv';
import { toPublicCv } from '@semestr/core/cv';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { selectCvs } from '../../domain/cv.ts';
import { students } from '../../db/tables/students.ts';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import type { Link } from '../../http/links.ts';
import { refusal } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { cvPdf } from './document.ts';
import { changeCv, findSkills, replaceReferences, replaceSkills, photoForOthers } from './store.ts';
import type { Database } from '../../db/database.ts';

export function cvRoutes(app: FastifyInstance, services: Services): void {
  async function ownCv(db: Database, studentId: number, link: Link) {
    const [own] = await selectCvs(db, eq(students.id, studentId));
    if (!own) throw refusal('student-not-found');
    return { ...own, cv: { ...own.cv, photoUrl: link(own.cv.photoUrl) } };
  }

  handle(app, services, calls.personalCv, async ({ db, caller, link }) => {
    const { cv } = await ownCv(db, studentOf(calls.personalCv, caller), link);
    return cv;
  });

  handle(app, services, calls.personalProfile, async ({ db, caller, link }) => {
    const { cv, student } = await ownCv(db, studentOf(calls.personalProfile, caller), link);
    const { belarusianFirstName, belarusianLastName, belarusianMiddleName } = student;
    return { ...cv, belarusianFirstName, belarusianLastName, belarusianMiddleName };
  });

  handle(app, services, calls.document, async ({ db, caller, link, language, now }) => {
    const studentId = studentOf(calls.document, caller);
    const { cv, isPhotoShown } = await ownCv(db, studentId, link);
    const picture = await photoForOthers(db, studentId);
    return { bytes: await cvPdf(toPublicCv(cv, isPhotoShown), { picture, language, now }) };
  });

  handle(app, services, calls.skills, async ({ db, query }) => findSkills(db, query.name));

  handle(app, services, calls.setSkills, async ({ db, caller, body }) =>
    replaceSkills(db, studentOf(calls.setSkills, caller), body),
  );

  handle(app, services, calls.setReferences, async ({ db, caller, body }) =>
    replaceReferences(db, studentOf(calls.setReferences, caller), body),
  );

  handle(app, services, calls.setSummary, async ({ db, caller, body }) =>
    changeCv(db, studentOf(calls.setSummary, caller), { summary: body.summary || null }),
  );

  handle(app, services, calls.setShowRating, async ({ db, caller, body }) =>
    changeCv(db, studentOf(calls.setShowRating, caller), { showsRating: body.showRating }),
  );

  handle(app, services, calls.setSearchJob, async ({ db, caller, body }) =>
    changeCv(db, studentOf(calls.setSearchJob, caller), { isSearchingJob: body.searchJob }),
  );

  handle(app, services, calls.setPublished, async ({ db, caller, body }) =>
    changeCv(db, studentOf(calls.setPublished, caller), { isPublished: body.published }),
  );
}
