import { readCommandEnv } from './command-env.ts';
import { runCommand } from './run-command.ts';
import { runTokenCommand } from './run-token-command.ts';

// npm run content:tokens -- …: the tokens of the content service and of its users.

await runCommand(() =>
  runTokenCommand(process.argv.slice(2), readCommandEnv().dataDir, new Date()),
);
