/** Milliseconds by which the clock of the device is behind that of the server; 0 while they agree. */
let behind = 0;

/** Smaller differences are ignored: they change neither the day nor, for long, the lesson. */
const TOLERANCE_MS = 45 * 60_000;

/** Returns the time of the device in milliseconds, even if its clock is wrong, for measuring durations. */
export const deviceNow = (): number => Date.now();

/** Returns the current time in milliseconds: that of the device, corrected when its clock is wrong. */
export const clockNow = (): number => deviceNow() + behind;

/**
 * Compares the clocks by the date of a response, which is that of the request's arrival: the device may have been asleep
 * since.
 * @param sentAt when the request was sent, by the clock of the device
 */
export function compareClock(response: Pick<Response, 'headers'>, sentAt: number): void {
  const difference = Date.parse(response.headers.get('date') ?? '') - sentAt;
  if (Number.isFinite(difference)) behind = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}
