import { describe, expect, it } from 'vitest'
import { TestTimer } from '../testkit/tableEnd.ts'
import type { LinkState } from './net/linkSetting.ts'
import { AWAY, LATER, SOON, Staying } from './staying.ts'

/** Returns a page of a stream, and what it has done. */
function page() {
  const timer = new TestTimer()
  const done: string[] = []
  const act = (what: string) => () => void done.push(what)
  const staying = new Staying({ timer, connect: act('connect'), clear: act('clear'), reload: act('reload') })
  const note = (kind: LinkState['kind'], reason?: string) =>
    staying.note({ kind, ...(reason && { reason }) } as LinkState) // a state with its reason
  return { staying, timer, done, note }
}

describe('a page of a stream', () => {
  it('shows nothing once its table has been away for 3 seconds', async () => {
    const { timer, done, note } = page()
    note('joined')
    note('lost')
    await timer.pass(AWAY - 1)
    note('connecting')
    expect(done).toEqual([])
    await timer.pass(1)
    expect(done).toEqual(['clear'])
  })

  it('keeps its picture over a short loss', async () => {
    const { timer, done, note } = page()
    for (const kind of ['joined', 'lost', 'connecting', 'joined'] as const) note(kind)
    await timer.pass(60_000)
    expect(done).toEqual([])
  })

  it.each([
    ['stopped', SOON],
    ['unknown-token', LATER],
    ['revoked', LATER],
    ['taken', LATER],
    ['nonsense', LATER],
  ])('tries again after the reason "%s"', async (reason, pause) => {
    const { timer, done, note } = page()
    note('closed', reason)
    await timer.pass(pause - 1)
    expect(done.filter((one) => one === 'connect')).toEqual([])
    await timer.pass(1)
    expect(done.filter((one) => one === 'connect')).toEqual(['connect'])
  })

  it('loads the page of a table of another version', async () => {
    const { timer, done, note } = page()
    note('closed', 'too-old')
    await timer.pass(SOON)
    expect(done).toEqual(['reload', 'connect'])
  })

  it('tries again at once when it can be seen again', () => {
    const { staying, done, note } = page()
    staying.wake()
    expect(done).toEqual([])
    note('closed', 'stopped')
    staying.wake()
    expect(done).toEqual(['connect'])
  })
})
