import { contract } from '@semestr/api/contract';

/** Milliseconds after which a missing call is forwarded again, because the provider may have been upgraded. */
const RETRY_MS = 10 * 60_000;

/**
 * Public calls that exist only in this project, and whose 404 can only mean that another provider does not have them.
 */
const optional: ReadonlySet<string> = new Set(
  contract.flatMap(({ call }) => {
    const { method, path, access, isExtension, query, refusals } = call;
    const isPublicRead = method === 'GET' && access === 'anyone' && isExtension;
    const isAboutOne = path.includes(':') || (query !== undefined && 404 in refusals);
    return isPublicRead && !isAboutOne ? [path] : [];
  }),
);

/**
 * Remembers which calls of this project the provider does not have, because every page of the portal sends some of
 * them.
 */
export class AbsentCalls {
  readonly #until = new Map<string, number>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  has(path: string): boolean {
    return (this.#until.get(path) ?? 0) > this.#now().getTime();
  }

  /** Called with the status of each response. */
  note(path: string, status: number): void {
    if (status === 404 && optional.has(path) && !this.has(path))
      this.#until.set(path, this.#now().getTime() + RETRY_MS);
  }
}
