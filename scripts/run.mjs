// node scripts/run.mjs <script> [arguments]: installs missing packages and runs scripts/<script>
// with the Node.js that the project pins. This file and ./bootstrap run before anything is
// installed, on any Node.js from 20: import only `node:` modules here.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installIfNeeded } from './bootstrap/install.mjs';
import { nodeOf } from './bootstrap/is-installed.mjs';

const PARENT_CHECK_MS = 500;
const ECHO_MS = 500;

const root = dirname(import.meta.dirname);
const [script, ...args] = process.argv.slice(2);

const problem = installIfNeeded(root);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const node = nodeOf(root);
// In its own process group, so that Ctrl-C reaches the script once, through this process, and not
// its children directly. The closed IPC channel shows the script that this process has ended, even
// by kill -9.
const child = spawn(node, [join(root, 'scripts', script), ...args], {
  cwd: root,
  detached: true,
  env: {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    // Compiled TypeScript of the processes that all commands start: a third less time to start one.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile-cache'),
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});

// One Ctrl-C arrives twice: from the terminal, and from npm, which forwards its signal. A second
// Ctrl-C of the user means "at once", so the duplicate must not count as one.
let passedOn = Number.NEGATIVE_INFINITY;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (performance.now() - passedOn > ECHO_MS) {
      passedOn = performance.now();
      child.kill(signal);
    }
  });
}
endWithParent();

child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
});

/** Ends the child when npm, the parent, has ended: npm that is killed does not end its children. */
function endWithParent() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) {
    return;
  }
  const check = setInterval(() => {
    if (process.ppid === parent) {
      return;
    }
    clearInterval(check);
    // A closed terminal sends SIGHUP to npm and to this process.
    if (passedOn === Number.NEGATIVE_INFINITY) {
      child.kill('SIGTERM');
    }
  }, PARENT_CHECK_MS).unref();
}
