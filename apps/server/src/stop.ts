/** The first signal lets running calls finish; a second one does not wait for them. */
export function stopOnSignal(close: () => Promise<unknown>, say: (line: string) => void): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Stopping: running calls are finished first …');
    await close();
    say('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
