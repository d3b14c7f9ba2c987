/**
 * Scripts in package.json start with `exec`, so that no shell is between npm and this process
 * and keeps signals to itself. npm passes SIGINT and SIGTERM on, but there is no signal when npm
 * itself is killed: then this process has another parent.
 */
const LOOK_MS = 250;

/**
 * Ends the process when the npm that started it is gone; does nothing when
 * it was not started by npm.
 */
export function endWithNpm(parent = process.ppid): void {
  if (!process.env['npm_lifecycle_event']) return;
  setInterval(() => process.ppid !== parent && process.exit(1), LOOK_MS).unref();
}
