import { deriveFormEnv, type FormEnv } from './form-env.ts';
import type { ServerVariables } from './server-schema.ts';

/** Where content is read from; the rest of the site never asks which of the two it is. */
export type ContentEnv = {
  readonly projectId: string;
  readonly dataset: string;
  readonly apiVersion: string;
  readonly readToken?: string;
} & (
  | { readonly mode: 'hosted'; readonly webhookSecret: string }
  | {
      readonly mode: 'embedded';
      /** Base address of the embedded content service, without a slash at the end. */
      readonly apiHost: string;
      /** Made by the content service at its first start; absent when the site runs without it. */
      readonly webhookSecret?: string;
    }
);

/** Settings of the server side, checked and complete. Never send any of it to a browser. */
export interface ServerEnv {
  readonly nodeEnv: 'development' | 'production' | 'test';
  readonly port: number;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly content: ContentEnv;
  readonly contentService: {
    readonly host: string;
    readonly port: number;
    /** Folder of the documents and assets, relative to the project's root or absolute. */
    readonly dataFolder: string;
    /** Origins that browsers may call the content service from. */
    readonly origins: readonly string[];
  };
  /** The provider of the ticket checkout; without one, the demo checkout stands in for it. */
  readonly checkout?: {
    readonly scriptUrl: string;
    /** The provider's own page, for when its script cannot be used. */
    readonly pageUrl?: string;
  };
  readonly forms: FormEnv;
  /** Id of the tag manager's container, which is loaded only for those who agreed to it. */
  readonly tagManagerId?: string;
}

/** Project id under which the embedded content service answers. */
export const EMBEDDED_PROJECT_ID = 'embedded';

/**
 * Turns checked variables into settings. Content is hosted when a project id and a webhook
 * secret are set, and reCAPTCHA is on when both keys are; `parseServerEnv` has refused the
 * halves of either pair by name before this runs.
 */
export function deriveServerEnv(variables: ServerVariables): ServerEnv {
  const { CHECKOUT_SCRIPT_URL: scriptUrl, CHECKOUT_PAGE_URL: pageUrl } = variables;
  return {
    nodeEnv: variables.NODE_ENV,
    port: variables.PORT,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    content: deriveContent(variables),
    contentService: {
      host: variables.CONTENT_SERVICE_HOST,
      port: variables.CONTENT_SERVICE_PORT,
      dataFolder: variables.CONTENT_SERVICE_DATA,
      origins: variables.CONTENT_SERVICE_ORIGINS,
    },
    ...(scriptUrl ? { checkout: { scriptUrl, ...(pageUrl ? { pageUrl } : {}) } } : {}),
    forms: deriveFormEnv(variables),
    ...(variables.GTM_ID ? { tagManagerId: variables.GTM_ID } : {}),
  };
}

function deriveContent(variables: ServerVariables): ContentEnv {
  const { SANITY_PROJECT_ID: projectId, SANITY_WEBHOOK_SECRET: webhookSecret } = variables;
  const common = {
    dataset: variables.SANITY_DATASET,
    apiVersion: variables.SANITY_API_VERSION,
    ...(variables.SANITY_READ_TOKEN ? { readToken: variables.SANITY_READ_TOKEN } : {}),
  };
  if (projectId && webhookSecret) {
    return { mode: 'hosted', projectId, webhookSecret, ...common };
  }
  return {
    mode: 'embedded',
    projectId: EMBEDDED_PROJECT_ID,
    apiHost: httpOrigin(variables.CONTENT_SERVICE_HOST, variables.CONTENT_SERVICE_PORT),
    ...(webhookSecret ? { webhookSecret } : {}),
    ...common,
  };
}

/** `http://host:port`; the addresses that mean "every interface" are reached over loopback. */
function httpOrigin(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
