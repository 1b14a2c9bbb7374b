import { errorMessage } from '../util/error-message.ts';

/**
 * Runs an operators' command and prints the text that it returns, or one line with the reason why it
 * failed, with exit code 1.
 */
export async function runCommand(command: () => Promise<string> | string): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  }
}
