import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const year = 31_536_000;
const week = 604_800;

/**
 * Files that are served as they lie in `public`, which browsers otherwise ask for on every page.
 */
const kept = [
  // A font that changes gets a new name.
  { source: '/fonts/:file', age: `max-age=${year}, immutable` },
  // Grounds and marks may be a week behind; icons may not, since pages name new ones.
  { source: String.raw`/assets/:file(.+\.(?:webp|png|jpg))`, age: `max-age=${week}` },
];

/** Pictures that other sites may show: everything else is for pages of this origin. */
const shown = ['/media/:path*', '/posters/:path*', '/assets/:path*'];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Sheets keep the order they are imported in. One file compresses better than several: all pages
  // share one beside the global one, and what only a few need stays out of it once a further
  // request costs them less than this many bytes before compression cost all others. Global sheets
  // are never put together with modules. With less, the one for all falls apart; with more, the
  // demo comes in.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 46_000, weightDistribution: 0 },
    // Payloads that the router has in an open tab are asked for again after this many seconds, the
    // fewest it allows: they must not outlive a published change by much.
    staleTimes: { static: 30 },
  },
  // The server around the framework compresses, after it has seen the whole page.
  compress: false,
  poweredByHeader: false,
  // Pictures come in the versions of the content service; nobody may have others made here.
  images: { unoptimized: true },
  headers: async () => [
    ...kept.map(({ source, age }) => ({
      source,
      headers: [{ key: 'Cache-Control', value: `public, ${age}` }],
    })),
    ...shown.map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
  ],
  // One permanent redirect leads to the right path; ours, which mends everything at once.
  skipTrailingSlashRedirect: true,
  // npm test checks types as a step of its own; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./lib/platform/i18n/request.ts')(config);
