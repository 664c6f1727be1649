import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'vite'
import { expect } from 'vitest'
import { freshFolder } from './folders.ts'

/**
 * A program is killed after a random number of lines up to this, and a random delay up to the next, in milliseconds.
 */
const MAX_LINES = 8
const MAX_DELAY = 10

/** Compiles a program of the testkit and returns its path; many starts from the sources would take minutes. */
export async function compileProgram(source: string): Promise<string> {
  const outDir = await freshFolder()
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: join(import.meta.dirname, source),
      outDir,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
    ssr: { noExternal: true },
  })
  return join(outDir, 'program.mjs')
}

/** Starts a program and kills it at a random moment after its first line. Returns the complete lines of its output. */
export async function runAndKill(program: string, args: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let linesLeft = randomInt(1, MAX_LINES + 1)
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
    for (const letter of chunk.toString()) if (letter === '\n' && --linesLeft === 0) killSoon(child)
  })
  await once(child, 'close')
  expect(child.signalCode, 'ended by itself').toBe('SIGKILL')
  return output.split('\n').slice(0, -1)
}

function killSoon(child: ChildProcess): void {
  setTimeout(() => child.kill('SIGKILL'), Math.random() * MAX_DELAY)
}
