/** Returns the total from the response of a list: "faculties 0-24/41". Returns null when it is missing. */
export function totalIn(response: Response | null): number | null {
  const [, total] = /\/(\d+)$/.exec(response?.headers.get('content-range') ?? '') ?? [];
  return total === undefined ? null : Number(total);
}
