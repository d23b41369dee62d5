import lighthouse from 'lighthouse';

/** Performance of a page on a slow phone. Times in milliseconds. */
export interface Rating {
  /** 0 to 100. */
  score: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time, with a processor four times slower. */
  tbt: number;
}

/** Runs some of Lighthouse's categories once; returns the scores, 0 to 100, by category, and the audits. */
async function rate(url: string, port: number, onlyCategories: readonly string[]) {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...onlyCategories],
    // Keeps the user signed in.
    disableStorageReset: true,
    logLevel: 'silent',
  });
  const { categories = {}, audits, runtimeError } = result?.lhr ?? {};
  const scoreOf = (category: string): number => {
    const score = categories[category]?.score;
    if (score == null) throw new Error(`Lighthouse rated nothing at ${url}: ${runtimeError?.message ?? ''}`);
    return Math.round(score * 100);
  };
  return { scoreOf, audits };
}

const qualities = ['accessibility', 'best-practices', 'seo'] as const;

/** Returns the lowest of the scores that do not depend on the machine, and the failed audits. */
export async function rateQuality(url: string, port: number): Promise<{ score: number; faults: string[] }> {
  const { scoreOf, audits } = await rate(url, port, qualities);
  const faults = Object.values(audits ?? {})
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id }) => id);
  return { score: Math.min(...qualities.map(scoreOf)), faults };
}

async function rateOnce(url: string, port: number): Promise<Rating> {
  const { scoreOf, audits } = await rate(url, port, ['performance']);
  const value = (audit: string): number => audits?.[audit]?.numericValue ?? Number.NaN;
  return {
    score: scoreOf('performance'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
  };
}

/** Returns the run with the median score of three, in the browser that listens on `port`. */
export async function rateWithLighthouse(url: string, port: number): Promise<Rating> {
  const runs: Rating[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await rateOnce(url, port));
  const [, middle] = runs.toSorted((a, b) => a.score - b.score);
  if (!middle) throw new Error('Lighthouse was not run');
  return middle;
}
