const width = 24;

/** A bar on the terminal; nothing where there is none. */
export function progressBar(label: string, isWanted: boolean) {
  const isShown = isWanted && process.stderr.isTTY === true;
  const write = (text: string) => isShown && process.stderr.write(`\r\u001b[K${text}`);
  return {
    show: (done: number, total: number | undefined) => {
      if (!total) return write(`${label} …`);
      const filled = Math.round((done / total) * width);
      return write(
        `${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor((done / total) * 100)} %`,
      );
    },
    end: () => write(''),
  };
}
