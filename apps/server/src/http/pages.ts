import { join } from 'node:path';
import type { PageMaker } from '@semestr/api/pages';
import { localDate, localTime } from '@semestr/core/dates';
import { isLanguage, sourceLanguage } from '@semestr/core/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { pngOf } from './png.ts';
import type { CachedAnswers } from './cached.ts';
import { languageOf } from './language.ts';
import { ANY_HOST, baseUrlFor } from './links.ts';
import { noStore } from './headers.ts';
import { INTERNAL_ADDRESS } from './request-origin.ts';
import { StartError } from '../start/error.ts';
import { pageOfPicture, pictureOf, type PageTemplate, readTemplate } from './page-template.ts';

/** Placeholder for our address in a page being rendered; internal calls have no TLS. */
const ANY_BASE = new RegExp(ANY_HOST.replace('https', 'https?').replaceAll('.', String.raw`\.`), 'g');

const HTML = 'text/html; charset=utf-8';
const PNG = 'image/png';

/** Returns the theme from the portal's cookie; light is the default (specification, section 1). */
const themeOf = ({ cookies }: FastifyRequest): string =>
  ['light', 'dark', 'system'].find((theme) => theme === cookies['theme']) ?? 'light';

/** Creates a fetch that calls the API inside the process. */
function createInternalFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    // Pages contain only public data, some of which is loaded by requests with a body.
    const { method, body } = init ?? {};
    const isPost = method === 'POST' && typeof body === 'string';
    const options: InjectOptions = {
      method: isPost ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: INTERNAL_ADDRESS,
      // Absolute addresses in responses must use the host of the page's request.
      headers: { host: URL.parse(ANY_HOST)?.host, ...(isPost && { 'content-type': 'application/json' }) },
      ...(isPost && { payload: body }),
    };
    const { statusCode, headers, rawPayload } = await app.inject(options);
    init?.signal?.throwIfAborted();
    const type = headers['content-type'];
    return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, {
      status: statusCode,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    });
  };
}

/** Thrown when an address has no picture. */
class NoPicture extends Error {}

/** Thrown for a page that is sent but not cached: its address does not exist, or one of its parts failed to load. */
class NotCached extends Error {
  readonly status: number;
  readonly html: string;
  constructor(status: number, html: string) {
    super('This page is not kept');
    this.status = status;
    this.html = html;
  }
}

export interface PageServices {
  /**
   * Rendered pages are cached like other public responses: until the data or the day changes. Null disables caching.
   */
  cached: CachedAnswers | null;
  now: () => Date;
  publicUrl: string | null;
  /** The account service of employees, the only other site to which the portal may redirect. */
  employeeAccountUrl: string | null;
}

/** The folders of the portal's two builds. */
export interface PortalBuild {
  forBrowsers: string;
  forServer: string;
}

/** Creates the renderer of the portal's pages. */
export async function createPages(app: FastifyInstance, build: PortalBuild, services: PageServices) {
  const template: PageTemplate = await readTemplate(build.forBrowsers);
  // Implements the contract's own type; a dynamic import by path is untyped.
  const maker = (await import(join(build.forServer, 'entry-server.js')).catch((cause: unknown) => {
    throw new StartError(`The front end in ${build.forServer} is not built; run "npm run build".`, { cause });
  })) as PageMaker;
  const fetch = createInternalFetch(app);
  const { employeeAccountUrl } = services;

  /** Sends the page of an address. When its data fail to load, sends an empty page, which the browser renders. */
  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // The URL from the browser. Its host does not matter, because only the path and the query are read.
    const url = URL.parse(request.originalUrl, ANY_HOST) ?? new URL(ANY_HOST);
    const { pathname } = url;
    const requestedLanguage = url.searchParams.get('lang');
    const language = isLanguage(requestedLanguage) ? requestedLanguage : languageOf(request);
    const theme = themeOf(request);
    const { search, sources, isPublic, hasPicture, isKept } = maker.addressOf(
      pathname,
      url.searchParams,
      language,
    );
    const baseUrl = baseUrlFor(services.publicUrl, request);
    const withHost = (html: string): string => html.replaceAll(ANY_BASE, () => baseUrl);
    const make = async (): Promise<string> => {
      const now = services.now();
      const [today, time] = [localDate(now), isKept ? null : localTime(now)];
      const page = await maker.render({ pathname, search, language, today, time, fetch });
      const html = withHost(
        template.document({
          page,
          language,
          theme,
          path: pathname + search,
          sources,
          isPublic,
          picture: hasPicture ? pictureOf(pathname, language) : null,
          employeeAccountUrl,
        }),
      );
      if (page.status !== 200 || !page.isWhole) throw new NotCached(page.status, html);
      return html;
    };
    reply.header('vary', 'accept-encoding, cookie');
    if (isLanguage(requestedLanguage))
      reply.setCookie('language', requestedLanguage, { path: '/', maxAge: 31_536_000, sameSite: 'lax' });
    try {
      const key = JSON.stringify(['page', pathname, search, language, theme, baseUrl]);
      if (!services.cached || !isKept)
        return await reply
          .headers(noStore)
          .type(HTML)
          .send(await make());
      if (!services.cached.send(key, request, reply))
        await services.cached.make(key, make, request, reply, HTML);
    } catch (error) {
      reply.headers(noStore).type(HTML);
      if (error instanceof NotCached) return reply.code(error.status).send(error.html);
      request.log.error({ err: error }, 'A page could not be rendered');
      return reply.code(503).send(template.empty);
    }
    return reply;
  }

  /** Sends the picture of an address; 404 when there is none. */
  async function sendPicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = URL.parse(request.originalUrl, ANY_HOST) ?? new URL(ANY_HOST);
    const pathname = pageOfPicture(url.pathname);
    const requestedLanguage = url.searchParams.get('lang');
    const language = isLanguage(requestedLanguage) ? requestedLanguage : sourceLanguage;
    const make = async (): Promise<Buffer> => {
      const today = localDate(services.now());
      const drawing = pathname && (await maker.draw({ pathname, language, today, fetch }));
      if (!drawing) throw new NoPicture();
      return pngOf(drawing);
    };
    try {
      const key = JSON.stringify(['picture', pathname, language]);
      if (!services.cached)
        return await reply
          .headers(noStore)
          .type(PNG)
          .send(await make());
      if (!services.cached.send(key, request, reply))
        await services.cached.make(key, make, request, reply, PNG);
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error;
      return reply.code(404).send();
    }
    return reply;
  }

  return { send, sendPicture, publicPaths: () => maker.publicPaths(fetch) };
}

export type Pages = Awaited<ReturnType<typeof createPages>>;
