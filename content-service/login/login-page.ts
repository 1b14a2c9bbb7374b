import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 15vh auto; padding: 0 1rem; }
label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
input, button { margin-top: .5rem; padding: .6rem; }
[role=alert] { font-weight: bold; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/**
 * Returns the Content-Security-Policy of the page, which loads nothing and cannot be framed. Some
 * browsers apply `form-action` to the redirect after the form, too, which leads to the Studio.
 */
export function loginPolicy(studioOrigin: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${studioOrigin}; frame-ancestors 'none'; base-uri 'none'`;
}

/** The content of the login page. */
export interface LoginPage {
  /** The address of the Studio that the editor returns to. */
  readonly studio: string;
  /** Why the last attempt failed, or null. */
  readonly error: string | null;
}

/** Renders the page on which an editor enters a token. */
export function renderLoginPage({ studio, error }: LoginPage) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Log in to the content service</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>Log in</h1>
<p>You will return to ${studio}.</p>
${error === null ? '' : html`<p role="alert">${error}</p>`}
<form method="post">
<input type="hidden" name="origin" value="${studio}">
<label for="token">Your token for the content service</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
<button>Log in</button>
</form>
</body>
</html>`;
}
