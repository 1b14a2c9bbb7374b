import 'server-only';
import { submissionStore } from '../../forms/submission-store.ts';
import { formSecret } from '../../platform/crypto/form-secret.ts';
import { serverEnv } from '../../platform/env/server.ts';
import type { SharedBy } from './shared-count.ts';

/** The database and the secret in which all servers of the site count together. */
export const siteDatabase: SharedBy = {
  store: submissionStore,
  secret: () => formSecret(serverEnv.forms),
};
