/** What was started, ended in reverse order, once, whatever happens. */
export class Cleanup {
  private readonly tasks: {name: string; end: () => Promise<void> | void}[] = [];
  private closing: Promise<void> | undefined;

  add(name: string, end: () => Promise<void> | void): void {
    this.tasks.push({name, end});
  }

  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    for (const {name, end} of this.tasks.reverse()) {
      try {
        await end();
      } catch (error) {
        console.error(`Could not end ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}

/** Ctrl+C and its kin end everything, also in the middle of a start. */
export function stopOnSignal(cleanup: Cleanup): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.log('\nStopping …');
      void cleanup.close().then(() => process.exit(130));
    });
}
