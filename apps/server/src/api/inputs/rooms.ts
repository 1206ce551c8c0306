import type { Disk, Room } from '../../disk/disk.ts';

/** The disk space of one request, which may learn of further files as it goes on. */
export class Rooms {
  readonly #taken: Room[] = [];
  readonly #disk: Disk;
  readonly #owner: Parameters<Disk['take']>[0];

  constructor(disk: Disk, owner: Parameters<Disk['take']>[0]) {
    this.#disk = disk;
    this.#owner = owner;
  }

  /** Room for a file, and for a result of its size; of an unknown size, as much as the plan allows. */
  readonly take = async (sizeBytes: number | undefined): Promise<void> => {
    this.#taken.push(await this.#disk.take(this.#owner, sizeBytes));
  };

  giveBack(): void {
    for (const room of this.#taken.splice(0)) room.giveBack();
  }

  keep(): void {
    for (const room of this.#taken.splice(0)) room.keep();
  }
}
