import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Sheets keep the order they are imported in, and a page is spared those of the checkout and the
  // details: a further file is worth it when it saves the pages 12 KB before compression.
  experimental: { cssChunking: { type: 'graph', requestCost: 12_000 } },
  // The server around the framework compresses, after it has seen the whole page.
  compress: false,
  poweredByHeader: false,
  // One permanent redirect leads to the right path; ours, which mends everything at once.
  skipTrailingSlashRedirect: true,
  // npm test checks types as a step of its own; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
