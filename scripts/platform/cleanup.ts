import {endCommands} from './capture';

/** What was started, ended in reverse order, once, whatever happens. */
export class Cleanup {
  private readonly tasks: {name: string; end: () => Promise<void> | void}[] = [];
  private closing: Promise<void> | undefined;

  /** What is added while everything ends is ended at once. */
  add(name: string, end: () => Promise<void> | void): void {
    if (this.closing) void this.closing.then(() => endTask(name, end));
    else this.tasks.push({name, end});
  }

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    for (const {name, end} of this.tasks.reverse()) await endTask(name, end);
  }
}

async function endTask(name: string, end: () => Promise<void> | void): Promise<void> {
  try {
    await end();
  } catch (error) {
    console.error(`Could not end ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Ctrl+C and its kin end everything, also in the middle of a start. A second signal (npm sends one
 * too, and people press twice) must not end the process before its databases are gone.
 */
export function stopOnSignal(cleanup: Cleanup): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping …');
    void endCommands()
      .then(() => cleanup.close())
      .then(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
