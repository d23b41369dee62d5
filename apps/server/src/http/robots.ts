import type { FastifyInstance } from 'fastify';
import { baseUrlFor } from './links.ts';
import type { Pages } from './pages.ts';

const hidden = ['/api/v1/', '/console/', '/personal-account/'];

/** Serves the files that search engines load first: `robots.txt` and the sitemap. */
export function serveRobots(app: FastifyInstance, pages: Pages, publicUrl: string | null): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...hidden.map((path) => `Disallow: ${path}`),
          `Sitemap: ${baseUrlFor(publicUrl, request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const base = baseUrlFor(publicUrl, request);
    // Paths are already encoded; a host may contain characters that XML interprets.
    const locations = (await pages.publicPaths()).map((path) => `${base}${path}`.replaceAll('&', '&amp;'));
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations
          .map((location) => `<url><loc>${location}</loc></url>`)
          .join('')}</urlset>\n`,
      );
  });
}
