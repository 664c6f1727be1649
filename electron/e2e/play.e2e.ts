import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'

const PLAY = join(import.meta.dirname, '..', '..', 'build', 'play.ts')

/** Returns this file of each running process, with `\0` between the parts; a process may end meanwhile. */
function inProcesses(file: 'cmdline' | 'environ'): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(join('/proc', pid, file), 'utf8')]
      } catch {
        return []
      }
    })
}

describe.skipIf(process.platform !== 'linux')('npm run play', () => {
  it('ends by Ctrl+C on a virtual display without an error, and leaves no process', async () => {
    const data = await freshFolder()
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env
    const marked = { ...env, PLAYED: data }
    const play = spawn(process.execPath, [PLAY, `--user-data-dir=${data}`], {
      env: marked,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // a group of its own, as in a terminal
    })
    let said = ''
    play.stderr.on('data', (chunk) => {
      said += chunk
    })
    await expect.poll(() => existsSync(join(data, 'saves'))).toBe(true)
    const isOurs = (environ: string) => environ.split('\0').includes(`PLAYED=${data}`)
    const display = inProcesses('environ')
      .filter(isOurs)
      .map((environ) => /\0DISPLAY=:(\d+)\0/.exec(environ)?.[1])
      .find(Boolean)
    process.kill(-(play.pid ?? 0), 'SIGINT')
    await once(play, 'exit')
    expect(said).not.toContain('FATAL')
    expect(display).toMatch(/^\d+$/)
    await expect.poll(() => inProcesses('environ').filter(isOurs)).toEqual([])
    expect(existsSync(`/tmp/.X${display}-lock`)).toBe(false)
  })
})
