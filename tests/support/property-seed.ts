/**
 * Runs property tests with the same examples each time if `PROPERTY_SEED` is set, as `.ci/run` does, so that a change
 * does not fail because of an unrelated example. Otherwise each run uses other examples.
 */
import { configureGlobal } from 'fast-check';

const seed = process.env['PROPERTY_SEED'];
if (seed) configureGlobal({ seed: Number(seed) });
