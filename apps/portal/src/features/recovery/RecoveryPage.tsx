import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { reasonTexts } from '@semestr/api/reasons';
import { useHydrated } from '@semestr/ui/hydration';
import { Heading } from '../../ui/page/Heading.tsx';
import { useScreen } from '../../ui/page/screen-context.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { entryTexts } from '../../ui/entry-texts.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { initialPasswordScreen, newPasswordScreen } from './screen.ts';
import { recoveryTexts } from './texts.ts';

export const texts = [recoveryTexts, entryTexts, reasonTexts, ...formTexts];

/** Steps by the last segment of the path, which is empty for the first step. */
const steps = {
  '': lazyPart(() => import('./LoginStep.tsx')),
  contacts: lazyPart(() => import('./ContactStep.tsx')),
  mask: lazyPart(() => import('./MaskStep.tsx')),
  error: lazyPart(() => import('./Limit.tsx')),
  success: lazyPart(() => import('./Success.tsx')),
};

/** Steps to which the specification assigns separate addresses. */
const separateSteps = {
  [newPasswordScreen.path]: lazyPart(() => import('./PasswordStep.tsx')),
  [initialPasswordScreen.path]: lazyPart(() => import('./InitialPassword.tsx')),
};

const isSeparateStep = (path: string): path is keyof typeof separateSteps =>
  Object.hasOwn(separateSteps, path);
const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

const stepOf = (params: LoadContext['params']): string => params['step'] ?? '';

export const load = ({ params }: LoadContext): Promise<404 | null> =>
  Promise.resolve(isStep(stepOf(params)) ? null : 404);

export const Header = () => <Heading isInContent />;

/** A step of the recovery, or the form for the first password. The progress is only stored in the browser. */
export default function RecoveryPage() {
  const { screen, params } = useScreen();
  const step = stepOf(params);
  if (!useHydrated()) return <Splash />;
  const Step = isSeparateStep(screen.path) ? separateSteps[screen.path] : steps[isStep(step) ? step : ''];
  return <Step key={step} />;
}
