import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { LanguageContext } from '@semestr/ui/language.tsx';
import { Live } from '@semestr/ui/Live.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TodayContext } from '../ui/now.ts';
import { Frame } from './Frame.tsx';
import { LoaderContext } from './frame-context.ts';
import type { ScreenLoader } from './screen-loader.ts';

interface AppProps {
  queries: QueryClient;
  loader: ScreenLoader;
  language: Language;
  /** The day for which the server made the page. */
  today: IsoDate;
  /** The server made it, in a browser as on the server. */
  isMade: boolean;
}

/** The portal, inside whichever router: the browser's or the server's. */
export const App = ({ queries, loader, language, today, isMade }: AppProps) => (
  <QueryClientProvider client={queries}>
    <LanguageContext value={language}>
      <TodayContext value={today}>
        <LoaderContext value={loader}>
          <Live isMade={isMade}>
            <Frame />
          </Live>
        </LoaderContext>
      </TodayContext>
    </LanguageContext>
  </QueryClientProvider>
);
