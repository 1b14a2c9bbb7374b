// node scripts/run.mjs <script> [arguments]: installs what is missing and runs scripts/<script>
// under the Node.js that the project pins. This file and ./bootstrap run before anything is
// installed, on whatever Node.js (20 or newer) the machine has: nothing but node: imports here.
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
// A group of its own, so that Ctrl-C reaches the script once, through this process, and not its
// children as well. The channel tells it when this process is gone, even by kill -9.
const child = spawn(node, [join(root, 'scripts', script), ...args], {
  cwd: root,
  detached: true,
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});

// One Ctrl-C arrives twice: from the terminal, and from npm, which passes on what it got. The
// second one a person sends means "at once", so an echo must not count as that.
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

/** npm that was killed takes nothing with it; without it nobody could end this process by name. */
function endWithParent() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) {
        child.kill('SIGTERM');
      }
    }, PARENT_CHECK_MS).unref();
  }
}
