/** Whether node_modules in `root` holds what its package-lock.json asks for. */
export function isInstalled(root: string): boolean;

/** Path of the Node.js that the project in `root` pins as a dependency. */
export function nodeOf(root: string): string;
