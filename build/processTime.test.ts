import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { type ProcessState, ProcessTree, processState, timeProcess } from './processTime.ts'

const seen = (pid: number, parent: number, ticks: number, session = 1): ProcessState => ({
  pid,
  parent,
  session,
  begun: pid,
  ticks,
})

describe('the time of a tree of processes', () => {
  it('counts a process and all its descendants', () => {
    const tree = new ProcessTree(10)
    tree.look([seen(12, 11, 30), seen(11, 10, 20), seen(10, 1, 10), seen(13, 1, 500)])
    expect(tree.seconds).toBe(0.6)
  })

  it('keeps the last time of a process that has ended', () => {
    const tree = new ProcessTree(10)
    tree.look([seen(10, 1, 10), seen(11, 10, 20)])
    tree.look([seen(10, 1, 40)])
    expect(tree.seconds).toBe(0.6)
  })

  it('counts two processes that had the same ID', () => {
    const tree = new ProcessTree(10)
    tree.look([seen(10, 1, 10), seen(11, 10, 20)])
    tree.look([seen(10, 1, 10), { ...seen(11, 10, 5), begun: 99 }])
    expect(tree.seconds).toBe(0.35)
  })

  it('goes on with the children of a killed program: they have another parent, but the same session', () => {
    const tree = new ProcessTree(10)
    tree.look([seen(10, 1, 10), seen(11, 10, 20, 11)])
    tree.look([seen(10, 1, 10), seen(12, 1, 30, 11)])
    expect(tree.seconds).toBe(0.6)
  })
})

describe.runIf(process.platform === 'linux')('the time of real processes', () => {
  const busy = 'for (let used = 0; used < 6e5; used = process.cpuUsage().user + process.cpuUsage().system);'

  it('includes a grandchild', async () => {
    const code = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
    const child = spawn(process.execPath, ['-e', code])
    const timer = timeProcess(child.pid ?? 0)
    await once(child, 'exit')
    const seconds = timer.stop() ?? 0
    expect(seconds).toBeGreaterThan(0.25)
    expect(seconds).toBeLessThan(2)
  })

  it('is read for a program with any name', () => {
    const own = processState(process.pid)
    expect(own).toMatchObject({ pid: process.pid, parent: process.ppid })
    expect(own?.ticks).toBeGreaterThan(0)
  })
})
