/** Whether node_modules in `root` contains what its package-lock.json lists, and Node.js. */
export function isInstalled(root: string): boolean;

/** Whether node_modules in `folder` contains what its package-lock.json lists. */
export function hasPackages(folder: string): boolean;

/** Returns the path of the Node.js that the project in `root` pins as a dependency. */
export function nodeOf(root: string): string;
