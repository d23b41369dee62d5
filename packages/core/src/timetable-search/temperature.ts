/**
 * The schedule of the temperature, from measurements of public instances: costs fluctuate most between 0.2 and 1, and
 * nothing moves below. After the first cooling, further ones rearrange the timetable from a medium temperature; each may
 * find a better one.
 */

/** Temperatures at the beginning and at the end, in units of the smallest cost: the mean increase that is accepted. */
const HOT = 8;
const COLD = 0.13;

/** Below 1, the temperature falls faster while it is high, where timetables settle quickly. */
const BEND = 0.65;

/** The first cooling takes this share of the progress; the rest is divided between further ones, which start at WARM. */
const FIRST = 0.4;
const FURTHER = 3;
const WARM = 2;

/** Returns the temperature at a share of the progress, in units of the smallest cost. */
export function temperatureAt(share: number): number {
  const further = ((share - FIRST) / (1 - FIRST)) * FURTHER;
  const hot = further < 0 ? HOT : WARM;
  const part = further < 0 ? share / FIRST : further % 1;
  return hot * (COLD / hot) ** (part ** BEND);
}
