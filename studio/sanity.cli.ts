import { fileURLToPath } from 'node:url';
import { defineCliConfig } from 'sanity/cli';
import { readConnection } from './connection/connection.ts';
import { developmentSignIn } from './connection/development-sign-in.ts';

const { projectId, dataset, apiHost } = readConnection();
const token = process.env.STUDIO_SIGN_IN_TOKEN;
const studio = process.env.STUDIO_SIGN_IN_ADDRESS;
const origin = process.env.STUDIO_ORIGIN;

/** The folders that the browser may load modules from: not the one above, which holds secrets. */
const folders = ['.', '../components', '../content', '../lib', '../node_modules'];

export default defineCliConfig({
  api: { projectId, dataset },
  // Versions are those of package-lock.json.
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      ...(apiHost && token && studio && origin
        ? [developmentSignIn({ apiHost, token, studio, origin })]
        : []),
    ],
    // Otherwise, the server finds the packages one by one as modules are requested, and has every open
    // page reload each time.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [fileURLToPath(new URL('sanity.config.ts', import.meta.url))],
    },
    server: {
      ...config.server,
      cors: false,
      strictPort: true,
      fs: { allow: folders.map((folder) => fileURLToPath(new URL(folder, import.meta.url))) },
    },
  }),
});
