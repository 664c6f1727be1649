/** A display that exists in memory alone: an X server without a screen. */
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

export interface VirtualDisplay {
  /** For the environment variable DISPLAY, for example ':99'. */
  readonly name: string
  stop(): void
}

/** @throws when Xvfb is not installed or does not start */
export async function startVirtualDisplay(screen = '1600x1000x24'): Promise<VirtualDisplay> {
  // Xvfb picks a free number itself and writes it to file descriptor 3. Without -noreset it would begin anew after the
  // last window of a program, and turn away the next one while it does.
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const failed = new Promise<never>((_resolve, reject) => {
    server.once('error', () => reject(new Error('Xvfb cannot be started: is the package xvfb installed?')))
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)))
  })
  failed.catch(() => undefined) // its end after the start is nobody's failure
  // Whoever asked for it may end without taking leave of it.
  process.once('exit', () => server.kill())
  // The fourth entry of `stdio` above makes this a pipe to read from.
  const number = await Promise.race([firstLine(server.stdio[3] as Readable), failed])
  return { name: `:${number}`, stop: () => server.kill() }
}

async function firstLine(stream: Readable): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.trim()
}
