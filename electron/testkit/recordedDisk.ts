/** Stands in for `node:fs/promises` in a test and records the operations on the disk under `recording.root`. */
import type { PathLike } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { createdFolders, type DiskStep } from './forgetfulDisk.ts'

type Fs = typeof import('node:fs/promises')

/** The recording; nothing is recorded while `root` is null. */
export const recording: { root: string | null; readonly steps: DiskStep[] } = { root: null, steps: [] }

const files = new Map<string, number>()
let count = 0

function record(step: DiskStep): void {
  if (recording.root !== null) recording.steps.push(step)
}

/** Returns the number of the file at a path; a file from before the recording counts as new and not flushed. */
function fileAt(path: string): number {
  const known = files.get(path)
  if (known !== undefined) return known
  count++
  files.set(path, count)
  record({ kind: 'create', path, file: count })
  return count
}

function begin(path: string): number {
  files.delete(path)
  return fileAt(path)
}

/** Returns `node:fs/promises` with recording. */
export function recordedFs(real: Fs): Fs {
  const open = async (path: PathLike, flags?: string | number, mode?: number) => {
    const name = String(path)
    const handle = await real.open(name, flags, mode)
    if ((await handle.stat()).isDirectory()) return recordedFolder(handle, name)
    const isNew = flags === 'wx' || flags === 'w'
    return recordedFile(handle, isNew ? begin(name) : fileAt(name))
  }
  const mkdir = async (path: PathLike, options?: { recursive?: boolean }) => {
    const first = await real.mkdir(path, options)
    for (const folder of createdFolders(first ?? undefined, String(path))) record({ kind: 'folder', path: folder })
    return first
  }
  const rename = async (from: PathLike, to: PathLike) => {
    const file = fileAt(String(from))
    await real.rename(from, to)
    files.delete(String(from))
    files.set(String(to), file)
    record({ kind: 'rename', from: String(from), to: String(to) })
  }
  const unlink = async (path: PathLike) => {
    await real.unlink(path)
    files.delete(String(path))
    record({ kind: 'remove', path: String(path) })
  }
  const copyFile = async (from: PathLike, to: PathLike, mode?: number) => {
    await real.copyFile(from, to, mode)
    record({ kind: 'write', file: begin(String(to)), at: 0, bytes: await real.readFile(from) })
  }
  // Overloads of these functions that are never called are missing.
  return { ...real, open, mkdir, rename, unlink, copyFile } as unknown as Fs
}

function recordedFile(handle: FileHandle, file: number): FileHandle {
  const own = {
    async write(bytes: Uint8Array, offset: number, length: number, at: number) {
      const done = await handle.write(bytes, offset, length, at)
      record({ kind: 'write', file, at, bytes: Buffer.from(bytes.subarray(offset, offset + done.bytesWritten)) })
      return done
    },
    async writeFile(data: string | Uint8Array) {
      await handle.writeFile(data)
      record({ kind: 'write', file, at: 0, bytes: Buffer.from(data) })
    },
    async truncate(length: number) {
      await handle.truncate(length)
      record({ kind: 'truncate', file, length })
    },
    sync: () => flushed(handle.sync(), { kind: 'flush', file }),
    datasync: () => flushed(handle.datasync(), { kind: 'flush', file }),
  }
  return overlaid(handle, own)
}

function recordedFolder(handle: FileHandle, path: string): FileHandle {
  return overlaid(handle, { sync: () => flushed(handle.sync(), { kind: 'flushFolder', path }) })
}

async function flushed(work: Promise<void>, step: DiskStep): Promise<void> {
  await work
  record(step)
}

/** Returns the handle with some of its methods replaced. */
function overlaid(handle: FileHandle, own: object): FileHandle {
  return new Proxy(handle, {
    get(target, name) {
      const value: unknown = Reflect.get(own, name) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
