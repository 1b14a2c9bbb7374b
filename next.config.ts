import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // One permanent redirect leads to the right path; ours, which mends everything at once.
  skipTrailingSlashRedirect: true,
  // npm test checks types as a step of its own; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
