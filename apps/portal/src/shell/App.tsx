import type { Language } from '@semestr/core/languages';
import { ErrorBoundary } from '@semestr/ui/ErrorBoundary.tsx';
import { LanguageContext } from '@semestr/ui/language.tsx';
import { Live } from '@semestr/ui/Live.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MadeContext, type Moment } from '../ui/now.ts';
import { Broken } from './Broken.tsx';
import { Frame } from './Frame.tsx';
import { LoaderContext } from './frame-context.ts';
import type { ScreenLoader } from './screen-loader.ts';

interface AppProps {
  queries: QueryClient;
  loader: ScreenLoader;
  language: Language;
  /** For when the server made the page. */
  made: Moment;
  /** The server made it, in a browser as on the server. */
  isMade: boolean;
}

/** The portal, inside whichever router: the browser's or the server's. */
export const App = ({ queries, loader, language, made, isMade }: AppProps) => (
  <QueryClientProvider client={queries}>
    <LanguageContext value={language}>
      <MadeContext value={made}>
        <LoaderContext value={loader}>
          <Live isMade={isMade}>
            <ErrorBoundary renderFallback={(error) => <Broken error={error} />}>
              <Frame />
            </ErrorBoundary>
          </Live>
        </LoaderContext>
      </MadeContext>
    </LanguageContext>
  </QueryClientProvider>
);
