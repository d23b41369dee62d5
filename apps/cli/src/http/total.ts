/** How many there are in all, as the answer of a list tells it: "faculties 0-24/41". Null where it does not. */
export function totalIn(response: Response | null): number | null {
  const [, total] = /\/(\d+)$/.exec(response?.headers.get('content-range') ?? '') ?? [];
  return total === undefined ? null : Number(total);
}
