import { describe, expect, it } from 'vitest'
import type { Steps } from '../../../../engine/match/steps.ts'
import type { ToServer } from '../../link/link.ts'
import { type SharedSource, SharedTexts } from './sharedTexts.ts'

describe('a result that many guests get', () => {
  function openTexts() {
    const told: Extract<ToServer, { kind: 'share' }>[] = []
    const texts = new SharedTexts((message) => {
      if (message.kind === 'share') told.push(message)
    })
    const printed: number[] = []
    function* print(n: number): Steps<string> {
      printed.push(n)
      yield
      return `text ${n}`
    }
    /** Returns a source whose version is set by the test. */
    const source = (owner: object = {}) => {
      const now = { version: { n: 1 } }
      const shared: SharedSource = {
        owner,
        version: () => now.version,
        print: () => print(now.version.n),
      }
      return { now, shared }
    }
    return { told, texts, printed, source }
  }

  it('is printed once and sent to the process once, for all guests and times', async () => {
    const { told, texts, printed, source } = openTexts()
    const { shared } = source()
    const keys = await Promise.all(Array.from({ length: 150 }, () => texts.keyOf(shared)))
    keys.push(await texts.keyOf(shared))
    expect(new Set(keys).size).toBe(1)
    expect(printed).toEqual([1])
    expect(told).toEqual([{ kind: 'share', key: keys[0], text: 'text 1', instead: null }])
  })

  it('is printed one at a time, and is never older than the request', async () => {
    const { told, texts, printed, source } = openTexts()
    const { now, shared } = source()
    const first = texts.keyOf(shared)
    const later: Promise<string>[] = []
    for (let n = 2; n <= 9; n++) {
      now.version = { n }
      later.push(texts.keyOf(shared))
    }
    await Promise.all([first, ...later])
    expect(printed).toEqual([1, 9])
    expect(told.map(({ text, instead }) => [text, instead])).toEqual([
      ['text 1', null],
      ['text 9', await first],
    ])
    expect(new Set(await Promise.all(later)).size).toBe(1)
  })

  it('is kept for a dozen owners at most, and the process is notified which one is dropped', async () => {
    const { told, texts, printed, source } = openTexts()
    const sources = Array.from({ length: 13 }, () => source().shared)
    const keys: string[] = []
    for (const shared of sources) keys.push(await texts.keyOf(shared))
    expect(told.map(({ instead }) => instead)).toEqual([...Array(12).fill(null), keys[0]])
    for (const shared of sources.slice(1)) await texts.keyOf(shared)
    expect(printed).toHaveLength(13)
    await texts.keyOf(sources[0] ?? source().shared)
    expect(printed).toHaveLength(14)
  })

  it('is made again after it failed', async () => {
    const { texts, source } = openTexts()
    const { shared } = source()
    const failing: SharedSource = {
      ...shared,
      // biome-ignore lint/correctness/useYield: it fails at once
      *print() {
        throw new Error('disk')
      },
    }
    await expect(texts.keyOf(failing)).rejects.toThrow('disk')
    expect(await texts.keyOf(shared)).toBe('shared-1')
  })
})
