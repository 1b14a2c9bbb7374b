import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

/** Pictures that other sites may embed; all other resources are only for this origin. */
const shown = ['/media/:path*', '/posters/:path*'];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Style sheets keep their import order. One file compresses better than several: all pages share
  // one chunk beside the global one, and rules that few pages need stay out of it once they cost
  // all other pages more bytes before compression than this price of an additional request. Global
  // style sheets are never merged with modules. With a lower value, the shared chunk falls apart, a
  // kilobyte more for every page; with this one, it includes the frame of the demo, 170 bytes.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 60_000, weightDistribution: 0 },
    // Seconds after which the router requests its cached payloads again in an open tab, the minimum
    // that it accepts: they must not outlive a published change for long.
    staleTimes: { static: 30 },
  },
  // Set by the commands that build; the framework's own ids are random.
  generateBuildId: () => process.env.SITE_BUILD_ID ?? null,
  // The page cache, which reports the tags of each page to the custom server.
  cacheHandler: join(import.meta.dirname, 'server/page-cache/page-cache.ts'),
  // The custom server compresses, after it has buffered the whole page.
  compress: false,
  // In bytes. The custom server stores finished pages itself; this is room for the pages that it does
  // not store, mainly the not-found pages.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  // The custom server sets entity tags; the framework's hash takes a fifth of the time of a cached page.
  generateEtags: false,
  poweredByHeader: false,
  // The server around the framework uses the same instance of it.
  serverExternalPackages: ['prom-client'],
  // The content service renders pictures in fixed versions; the framework's optimizer would let
  // anyone request others.
  images: { unoptimized: true },
  headers: async () =>
    shown.map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
  // The middleware redirects permanently to the canonical path, with all corrections in one step.
  skipTrailingSlashRedirect: true,
  // npm test checks types in a separate step; the build need not repeat it.
  typescript: { ignoreBuildErrors: true },
};

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  // Messages are parsed once, by the build: parsing them took a third of the time to render a page.
  experimental: {
    messages: {
      path: ['./messages', './checkout-demo/messages'],
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
});

export default withMessages(config);
