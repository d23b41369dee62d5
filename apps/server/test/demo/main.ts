import { makeStory } from './make-story.ts';
import { sentences } from './sentences.ts';

/**
 * `node tools/run.mjs check-demo [DAY…]`: creates the demo university of each day or time, at the size of DEMO_SCALE,
 * and lists violated sentences with examples. Exits with 1 if there are any.
 */
const MAX_EXAMPLES = 5;
const scale = Number(process.env['DEMO_SCALE'] ?? 1);
const moments = process.argv.slice(2).map((day) => new Date(day.length > 10 ? day : `${day}T09:00:00Z`));

let wrong = 0;
for (const now of moments) {
  const began = performance.now();
  const story = await makeStory(now, scale);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`\n${now.toISOString()}, scale ${scale}, made in ${seconds} s\n`);
  for (const { sentence, offenders } of sentences) {
    const found = await offenders(story);
    if (found.length === 0) continue;
    wrong += 1;
    process.stdout.write(`\n✗ ${sentence} (${found.length})\n`);
    for (const { who, what } of found.slice(0, MAX_EXAMPLES)) process.stdout.write(`    ${who}: ${what}\n`);
  }
  await story.close();
}
process.stdout.write(
  wrong === 0 ? `\nAll ${sentences.length} sentences are true.\n` : `\n${wrong} sentences are not true.\n`,
);
process.exitCode = wrong === 0 ? 0 : 1;
