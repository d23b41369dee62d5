import { eq } from 'drizzle-orm';
import { groups } from '../db/tables/groups.ts';
import { DEMO_GROUP, teacher } from './accounts.ts';
import type { Area } from './area-input.ts';

/** Assigns a curator to each full-time group, one of its educators; the demo's group gets the demo's educator. */
export const fillCurators: Area = async ({ tx, made, random }) => {
  const educatorsOf = Map.groupBy(made.lessonEmployees, ({ lessonId }) => lessonId);
  const lessonsOf = Map.groupBy(made.lessonGroups, ({ groupId }) => groupId);
  const demoTeacher = made.employees.find(({ lastName }) => lastName === teacher.name.lastName);
  for (const group of made.groups) {
    const educators = (lessonsOf.get(group.id) ?? []).flatMap(
      ({ lessonId }) => educatorsOf.get(lessonId) ?? [],
    );
    if (educators.length === 0) continue;
    const educator = random.pick(educators);
    const curatorId = group.name === DEMO_GROUP ? demoTeacher?.id : educator.employeeId;
    if (curatorId === undefined) continue;
    await tx.update(groups).set({ curatorId }).where(eq(groups.id, group.id));
  }
};
