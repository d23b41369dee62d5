import type { Language } from '@semestr/core/languages';
import { ErrorBoundary } from '@semestr/ui/ErrorBoundary.tsx';
import { LanguageContext } from '@semestr/ui/language.tsx';
import { Hydrated } from '@semestr/ui/Hydrated.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RenderTimeContext, type Moment } from '../hydration/now.ts';
import { Broken } from './Broken.tsx';
import { Frame } from './Frame.tsx';
import { LoaderContext } from './loader-context.ts';
import type { ScreenLoader } from './screen-loader.ts';

interface AppProps {
  queries: QueryClient;
  loader: ScreenLoader;
  language: Language;
  /** Time for which the server rendered the page. */
  made: Moment;
  /** Whether the server rendered the page; the same in the browser and on the server. */
  isRendered: boolean;
}

/** The portal, without the router of the browser or the server. */
export const App = ({ queries, loader, language, made, isRendered }: AppProps) => (
  <QueryClientProvider client={queries}>
    <LanguageContext value={language}>
      <RenderTimeContext value={made}>
        <LoaderContext value={loader}>
          <Hydrated isRendered={isRendered}>
            <ErrorBoundary renderFallback={(error) => <Broken error={error} />}>
              <Frame />
            </ErrorBoundary>
          </Hydrated>
        </LoaderContext>
      </RenderTimeContext>
    </LanguageContext>
  </QueryClientProvider>
);
