import lighthouse from 'lighthouse';

/** How a page does on a slow phone. Times in milliseconds. */
export interface Rating {
  /** 0 to 100. */
  score: number;
  /** When the largest part of the first screen is there. */
  lcp: number;
  /** How long the page could not answer, with a processor four times slower. */
  tbt: number;
}

async function rateOnce(url: string, port: number): Promise<Rating> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    // Who is signed in stays so.
    disableStorageReset: true,
    logLevel: 'silent',
  });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  const value = (audit: string): number => audits?.[audit]?.numericValue ?? Number.NaN;
  const score = categories?.['performance']?.score;
  if (score == null) throw new Error(`Lighthouse rated nothing at ${url}: ${runtimeError?.message ?? ''}`);
  return {
    score: Math.round(score * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
  };
}

/** The run of three whose score is in the middle, in the browser that listens on `port`. */
export async function rateWithLighthouse(url: string, port: number): Promise<Rating> {
  const runs: Rating[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await rateOnce(url, port));
  const [, middle] = runs.toSorted((a, b) => a.score - b.score);
  if (!middle) throw new Error('Lighthouse was not run');
  return middle;
}
