import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CLOSE_CODE } from '../../electron/contract/socket.ts'
import { settle, TableEnd, TestTimer } from '../testkit/tableEnd.ts'
import type { Shelf } from './net/keep.ts'
import { OnlookerKeep } from './net/onlookerKeep.ts'
import { followAddress, followWaking, lookOn, useOnlooker } from './onlooker.ts'
import { LATER } from './staying.ts'

const [FIRST, SECOND] = ['a'.repeat(22), 'b'.repeat(22)] as const

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A streaming program: its sources share what the browser keeps. */
class Program {
  private readonly browser = shelf()

  /** Adds a source. */
  readonly source = (address: string) => new Source(this.browser, address)
}

class Source {
  private readonly storages: { readonly browser: Shelf; readonly tab: Shelf }
  private readonly timer = new TestTimer()
  private readonly connections: TableEnd[] = []
  private address: string

  constructor(browser: Shelf, address: string) {
    this.storages = { browser, tab: shelf() }
    this.address = address
  }

  /** Loads the address that the source shows now, and returns the token with which it joins; null if it does not. */
  load(): unknown {
    window.history.replaceState(null, '', this.address)
    const { pathname, search } = window.location
    const keep = new OnlookerKeep(this.storages, { pathname, search, isOnAir: pathname !== '/watch' || search !== '' })
    followAddress(keep)
    this.address = window.location.pathname + window.location.search + window.location.hash
    const open = (events: TableEnd['events']) => {
      const connection = new TableEnd(events)
      this.connections.push(connection)
      return connection
    }
    const settings = keep.settings('en')
    lookOn({ keep, open, timer: this.timer, device: 'overlay', settings, picture: 'follows' })
    followWaking()
    return this.joins()
  }

  /** Returns the token with which the page joins; null if it has no connection. */
  joins(): unknown {
    const connection = this.connections.at(-1)
    if (!connection || connection.isClosed) return null
    connection.events.onOpen()
    return connection.hello?.token
  }

  refuse = (reason: string) => this.connections.at(-1)?.events.onClose(CLOSE_CODE, reason)
  wait = (milliseconds: number) => this.timer.pass(milliseconds)
}

beforeEach(() => {
  const listen = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => {
    for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener)
    listen.mockRestore()
    window.history.replaceState(null, '', '/')
    useOnlooker.setState(useOnlooker.getInitialState())
  })
})

describe.each(['/overlay/score?lang=en', '/watch?clean', '/watch'])('the page %s', (page) => {
  it('joins with exactly the token of its address, which it removes from there', () => {
    const { source } = new Program()
    source(`${page}#${FIRST}`).load()
    expect(source(`${page}#${SECOND}`).load()).toBe(SECOND)
    expect(window.location.hash).toBe('')
  })

  it('keeps its token when it is loaded again, whatever others in the same program use', () => {
    const { source } = new Program()
    const [one, other] = [source(`${page}#${FIRST}`), source(`${page}#${SECOND}`)]
    expect([one.load(), other.load(), one.load(), other.load()]).toEqual([FIRST, SECOND, FIRST, SECOND])
  })

  it.each(['#short', `#${FIRST}%20`, '#no token'])('shows nothing with an invalid token: %s', async (fragment) => {
    const { source } = new Program()
    source(`${page}#${FIRST}`).load()
    const broken = source(page + fragment)
    expect([broken.load(), broken.load()]).toEqual([null, null])
    window.dispatchEvent(new Event('online'))
    await broken.wait(2 * LATER)
    expect([broken.joins(), useOnlooker.getState().link]).toEqual([null, null])
  })

  it.each(['unknown-token', 'revoked'])('tries no other token after a refusal: %s', async (reason) => {
    const { source } = new Program()
    source(`${page}#${FIRST}`).load()
    const refused = source(`${page}#${SECOND}`)
    refused.load()
    refused.refuse(reason)
    expect(useOnlooker.getState().link).toEqual({ kind: 'closed', reason })
    await refused.wait(LATER)
    expect([refused.joins(), refused.load()]).toEqual([SECOND, SECOND])
  })

  it('takes the token of another address that is opened in it, and leaves the table for an invalid one', async () => {
    const opened = new Program().source(`${page}#${FIRST}`)
    opened.load()
    const open = async (fragment: string) => {
      window.location.hash = fragment
      await settle()
      return opened.joins()
    }
    expect(await open(SECOND)).toBe(SECOND)
    expect([await open('short'), useOnlooker.getState().link]).toEqual([null, null])
    expect(await open(FIRST)).toBe(FIRST)
  })
})

describe('an address without a token', () => {
  it('has that of the same address before, in a new tab', () => {
    const { source } = new Program()
    source(`/overlay/score?lang=en#${FIRST}`).load()
    source(`/overlay/score?lang=ru#${SECOND}`).load()
    expect(['en', 'ru'].map((language) => source(`/overlay/score?lang=${language}`).load())).toEqual([FIRST, SECOND])
  })

  it('of a page for people has that of the last one', () => {
    const { source } = new Program()
    source(`/watch#${FIRST}`).load()
    source(`/overlay/score#${SECOND}`).load()
    expect(['/watch', '/watch#'].map((address) => source(address).load())).toEqual([FIRST, FIRST])
  })

  it('connects nowhere if nothing is kept', () => {
    expect(new Program().source('/overlay/score').load()).toBeNull()
  })
})
