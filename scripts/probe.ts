import process from 'node:process';

// node scripts/probe.ts <url>: ends with code 0 if the URL is answered with success within three
// seconds. The health check of containers, which have no other HTTP client.

const REQUEST_MS = 3000;

const [url = ''] = process.argv.slice(2);
const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) }).catch(() => null);
process.exitCode = response?.ok ? 0 : 1;
