/** A virtual display: Xvfb, an X server in memory. */
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

export interface VirtualDisplay {
  /** Value for DISPLAY, e.g. ':99'. */
  readonly name: string
  stop(): void
}

/** @throws when Xvfb is not installed or does not start */
export async function startVirtualDisplay(screen = '1600x1000x24'): Promise<VirtualDisplay> {
  // Xvfb picks a free display number and writes it to file descriptor 3. Without -noreset it resets after a program's
  // last window closes and refuses the next program meanwhile.
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const failed = new Promise<never>((_resolve, reject) => {
    server.once('error', () => reject(new Error('Xvfb cannot be started: is the package xvfb installed?')))
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)))
  })
  failed.catch(() => undefined) // exiting after a successful start is not an error
  // The caller may exit without stopping the server.
  process.once('exit', () => server.kill())
  // The fourth entry of `stdio` makes this a readable pipe.
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
