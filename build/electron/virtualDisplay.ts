/** A virtual display: Xvfb, an X server in memory. */
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

export interface VirtualDisplay {
  /** Value for DISPLAY, e.g. ':99'. */
  readonly name: string
  stop(): void
}

/**
 * A shell that runs Xvfb until its standard input ends: by `stop`, or with this process, however that ends. Xvfb alone
 * would keep running after this process is killed.
 */
const WATCHED = 'Xvfb "$@" & exec 3>&-; read -r _; kill $!'

/**
 * Starts a display that outlives its programs. It is in a process group of its own: Ctrl+C in a terminal ends a whole
 * group at once, and a program that loses its display while it ends reports a fatal error.
 * @throws when Xvfb is not installed or does not start
 */
export async function startVirtualDisplay(screen = '1600x1000x24'): Promise<VirtualDisplay> {
  // Xvfb picks a free display number and writes it to file descriptor 3. Without -noreset it resets after a program's
  // last window closes and refuses the next program meanwhile.
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset']
  const shell = spawn('/bin/sh', ['-c', WATCHED, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  // The fourth entry of `stdio` makes this a readable pipe.
  const number = await firstLine(shell.stdio[3] as Readable)
  const stop = () => void shell.stdin?.end()
  if (number !== '') return { name: `:${number}`, stop }
  stop()
  throw new Error('Xvfb does not start: is the package xvfb installed?')
}

async function firstLine(stream: Readable): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.trim()
}
