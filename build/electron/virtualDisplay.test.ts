import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startVirtualDisplay } from './virtualDisplay.ts'

/** A fake display that logs when it ends. */
const XVFB = `#!/bin/sh
echo 7 >&3
trap 'echo display >> "$ENDED"; exit' INT TERM HUP
while :; do sleep 0.02; done
`

/** A program that needs a moment to end, as Electron does. */
const PROGRAM = `
import { appendFileSync } from 'node:fs'
import { startVirtualDisplay } from ${JSON.stringify(join(import.meta.dirname, 'virtualDisplay.ts'))}
await startVirtualDisplay()
process.on('SIGINT', () => setTimeout(() => {
  appendFileSync(process.env.ENDED, 'program\\n')
  process.exit()
}, 300))
console.log('started')
`

/** Starts the program as a terminal does, in a group of its own; `ended` lists what has ended, in order. */
async function startProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'display-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'ended')
  writeFileSync(log, '')
  writeFileSync(join(folder, 'Xvfb'), XVFB)
  chmodSync(join(folder, 'Xvfb'), 0o755)
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter), ENDED: log }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const program = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env,
    stdio: [...stdio],
    detached: true,
  })
  await once(program.stdout, 'data')
  return { group: -(program.pid ?? 0), ended: () => readFileSync(log, 'utf8').split('\n').filter(Boolean) }
}

describe.skipIf(process.platform === 'win32')('a virtual display', () => {
  it('ends after its program when Ctrl+C ends both', async () => {
    const { group, ended } = await startProgram()
    process.kill(group, 'SIGINT')
    await vi.waitFor(() => expect(ended()).toEqual(['program', 'display']), { timeout: 20_000 })
  })

  it('ends with a program that is killed', async () => {
    const { group, ended } = await startProgram()
    process.kill(group, 'SIGKILL')
    await vi.waitFor(() => expect(ended()).toEqual(['display']), { timeout: 20_000 })
  })

  it('reports what is missing when it cannot start', async () => {
    vi.stubEnv('PATH', '/bin/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(startVirtualDisplay()).rejects.toThrow('is the package xvfb installed?')
  })
})
