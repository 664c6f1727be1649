import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open, readFile, realpath } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { Refused, systemCode } from '../contract/refused.ts'
import { Mutex } from '../time/mutex.ts'

/** Releases a lock. */
export type Unlock = () => Promise<void>

/** `O_EXLOCK` of macOS and the BSDs, which Node does not name: the file is locked while it is open. */
const EXCLUSIVE_LOCK = 0x20
const LOCK_FILE = 'in-use.lock'
/** Milliseconds after which a holder that does not answer stays unnamed. */
const PATIENCE = 1000

interface Held {
  readonly unlock: Unlock
  users: number
}

const held = new Map<string, Held>()
const mutex = new Mutex()

/**
 * Keeps other processes out of an existing folder; users within this process share the lock. The system ends the lock
 * with the process, however that ends, so no lock is ever left behind. Throws `folder-in-use` with the folder and the
 * process that holds it, or a system error if this system cannot lock.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const path = await realpath(folder)
  return mutex.runExclusive(async () => {
    const shared = held.get(path) ?? { unlock: await lock(path), users: 0 }
    held.set(path, shared)
    shared.users++
    return () => mutex.runExclusive(() => leave(path, shared))
  })
}

async function leave(path: string, shared: Held): Promise<void> {
  if (--shared.users > 0) return
  held.delete(path)
  await shared.unlock()
}

function lock(path: string): Promise<Unlock> {
  const address = lockAddress(path, process.platform)
  return address === null ? lockByFile(path) : lockByAddress(path, address)
}

/**
 * Returns a name that one process at a time can listen on and that ends with it: an abstract socket or a named pipe;
 * otherwise null.
 */
function lockAddress(path: string, platform: NodeJS.Platform): string | null {
  const name = `captains-table-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  if (platform === 'linux') return `\0${name}`
  return platform === 'win32' ? `\\\\.\\pipe\\${name}` : null
}

/** Locks by an address. The holder answers each connection with the number of its process. */
async function lockByAddress(path: string, address: string): Promise<Unlock> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(String(process.pid))
  })
  try {
    await listening(server, address)
  } catch (error) {
    if (systemCode(error) === 'EADDRINUSE') throw inUse(path, await answerAt(address))
    throw error
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
}

/** Returns the answer of the holder; empty if it does not answer. */
function answerAt(address: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(address)
    socket.setEncoding('utf8')
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => resolve(text))
  })
}

/** Locks by a file. The holder writes the number of its process into the file that it locks. */
async function lockByFile(path: string): Promise<Unlock> {
  const name = join(path, LOCK_FILE)
  const file = await opened(name).catch(async (error: unknown) => {
    if (systemCode(error) !== 'EAGAIN') throw error
    throw inUse(path, await readFile(name, 'utf8').catch(() => ''))
  })
  await file.truncate()
  await file.write(String(process.pid), 0)
  return () => file.close()
}

function opened(name: string): Promise<FileHandle> {
  return open(name, constants.O_RDWR | constants.O_CREAT | (constants.O_NONBLOCK ?? 0) | EXCLUSIVE_LOCK)
}

function inUse(folder: string, holder: string): Refused {
  const pid = /^\d{1,10}$/.test(holder) ? holder : '?'
  return new Refused('folder-in-use', `process ${pid}`, {
    file: folder,
    reason: { code: 'held-by-process', facts: { process: pid } },
  })
}
