/**
 * Runs the property tests on the same examples each time where `PROPERTY_SEED` is set, as `.ci/run` does: a change is
 * not rejected for an example that it has nothing to do with. Elsewhere each run tries other examples.
 */
import { configureGlobal } from 'fast-check';

const seed = process.env['PROPERTY_SEED'];
if (seed) configureGlobal({ seed: Number(seed) });
